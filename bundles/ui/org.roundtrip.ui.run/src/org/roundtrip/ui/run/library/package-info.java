// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The examples, the user's plans, the runs on the disk and the trash. {@link Library} reads them in a background job when a file
 * changes, and only the files that have changed. Any thread may read its items; listeners are called on the user
 * interface's thread. Opening and showing them is done by the views.
 */
package org.roundtrip.ui.run.library;
