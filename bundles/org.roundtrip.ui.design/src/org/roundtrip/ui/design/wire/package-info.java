// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The view Wire Preview: {@link WireView} shows the real bytes of an echo of the payload in front. {@link WireJob} makes them in
 * the background with {@link org.roundtrip.preview.Previews}.
 */
package org.roundtrip.ui.design.wire;
