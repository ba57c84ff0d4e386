// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.views;

import java.util.Optional;

/**
 * What became of a payload with a provider.
 *
 * @param made    empty when nothing is there yet, or nothing can be made
 * @param problem why not all could be made, in one sentence; empty when nothing is wrong
 * @param done    whether no more will come
 */
public record Answer<T>(Optional<T> made, String problem, boolean done) {
}
