// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Where a design's boxes and lines stand when it is drawn as a diagram; begin with {@link Diagram}. {@link DiagramLayout} makes
 * one after each edit. It knows sizes of text, no widgets.
 */
package org.roundtrip.design.diagram;
