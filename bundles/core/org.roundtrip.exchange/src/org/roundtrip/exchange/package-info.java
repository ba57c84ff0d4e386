// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Payloads in and out: files of other languages become a {@link org.roundtrip.model.Drawing}, and a drawing becomes such
 * a file.
 *
 * <p>An {@link org.roundtrip.exchange.Importer} reads files with certain endings, an
 * {@link org.roundtrip.exchange.Exporter} writes them. Both are OSGi services, so a provider's bundle can bring its own;
 * {@link org.roundtrip.exchange.Formats} finds the one for a file. Nothing is dropped silently: what has no counterpart
 * is a note, one sentence for people. Files come from anywhere: their code is never run, what they name is never
 * fetched, and sizes are limited. Safe for all threads.
 */
package org.roundtrip.exchange;
