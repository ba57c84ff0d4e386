// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The desk of a window. It holds the one capture that all views of the window show, and the selection in it, from a call
 * down to a byte of a message. {@link org.roundtrip.ui.packets.desk.CaptureDesk} is the entry; views extend {@link
 * org.roundtrip.ui.packets.desk.CaptureView}. The desk reads and decodes the capture in a job. It keeps in step with the
 * window's focus: a captured call that is selected in the warm-up chart becomes the call whose packets are shown, and
 * back. The window owns its desk and ends it when it closes. All of this is used by the user interface's thread; only
 * the jobs run elsewhere.
 */
package org.roundtrip.ui.packets.desk;
