// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Reads journals, also while they grow. {@link JournalReader} finds the blocks, a {@link CallCursor} goes through the
 * calls of one, and {@link MergedCalls} puts the calls of all callers in one order.
 */
package org.roundtrip.files.journal;
