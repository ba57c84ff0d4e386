// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Dragging by mouse. A {@link DropZone} is a control that takes what is dragged onto a design, {@link DragPicture} is
 * what the pointer carries, {@link EdgeScroll} brings rows into sight meanwhile. User interface's thread only.
 */
package org.roundtrip.ui.design.dragging;
