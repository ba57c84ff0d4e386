// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The platform's view Outline for a payload or a plan: {@link OutlinePage} is an index of its
 * operations and types. User interface's thread only.
 */
package org.roundtrip.ui.design.outline;
