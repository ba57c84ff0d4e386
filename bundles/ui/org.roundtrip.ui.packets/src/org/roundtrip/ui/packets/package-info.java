// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The perspective Packets: its layout, the commands that open captures, and the services that its views share. Each
 * window has a {@link org.roundtrip.ui.packets.desk.CaptureDesk}, which holds the one capture that all views of the
 * window show and what is selected in it. A view is a {@link org.roundtrip.ui.packets.desk.CaptureView}; it listens to
 * the desk and does not depend on other views. Packages: {@code list} (packets), {@code message} (the tree of a
 * message), {@code bytes} (hex), {@code stream} (connections and conversations), {@code protocols} (what each
 * takes of the capture), {@code timing}, {@code anatomy} and {@code roles} (the charts), {@code bars} (what both charts share), {@code find} (the bar to search with),
 * {@code desk} (the shared selection), {@code notes} (marks and comments). The content of a capture is computed by the
 * bundle {@code org.roundtrip.packets}, not here.
 *
 * <p>Views and services are used on the user interface's thread; captures are read, and charts drawn, in the
 * background. Canvases read only the visible rows, because the platform's tables are too slow for ten million packets.
 */
package org.roundtrip.ui.packets;
