// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * How pieces and nodes get to their places, by mouse, keyboard and clipboard alike. {@link Dragged} is what is dragged,
 * {@link Places} chooses a place for what is added without a mouse, {@link ClipText} is what the clipboard holds. All
 * but {@link DraggedTransfer} is free of widgets.
 */
package org.roundtrip.ui.design.moving;
