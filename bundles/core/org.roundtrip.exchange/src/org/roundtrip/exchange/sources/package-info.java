// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * What a person names to import: a file, a folder or an archive. {@link org.roundtrip.exchange.sources.ImportSource} finds the files in it and has
 * each language read its own; {@link org.roundtrip.exchange.sources.Merge} makes one drawing of them. Archives are hostile until checked: nothing
 * of them is written to disk, and entries and bytes are limited. A source is used by one thread.
 */
package org.roundtrip.exchange.sources;
