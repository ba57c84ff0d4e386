// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The plans that come with Roundtrip, and the payloads of the five studies, as files, and {@link org.roundtrip.examples.Examples}, which reads
 * them. The command line accepts their names, and the workbench offers the plans as templates. {@link org.roundtrip.examples.RecordedRuns} has
 * finished runs, which a first start shows. Safe for several threads.
 */
package org.roundtrip.examples;
