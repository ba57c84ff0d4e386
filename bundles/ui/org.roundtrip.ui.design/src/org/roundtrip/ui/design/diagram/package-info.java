// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/** The view Diagram: {@link DiagramView} shows the design of the editor in front, {@link DiagramCanvas} paints what is visible of it. */
package org.roundtrip.ui.design.diagram;
