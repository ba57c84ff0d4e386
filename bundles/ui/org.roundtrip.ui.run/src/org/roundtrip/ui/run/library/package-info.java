// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The examples, the user's plans, the runs on the disk and the trash. {@link Library} reads them in a background job when a file
 * changes, and only the files that have changed. Any thread may read its items; listeners are called on the user
 * interface's thread. {@code tree} shows them, {@code opening} opens them, {@code properties} describes the selected one.
 */
package org.roundtrip.ui.run.library;
