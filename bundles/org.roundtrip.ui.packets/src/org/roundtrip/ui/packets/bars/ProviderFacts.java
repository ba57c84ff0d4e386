// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.bars;

import java.util.Optional;
import org.roundtrip.packets.AnatomySummary;
import org.roundtrip.packets.RoleTotals;

/**
 * What the captures of a provider tell of its calls of an operation, all its forks together.
 *
 * @param variant the provider's name in the plan
 * @param calls   captured calls
 * @param anatomy of these calls; empty when none has packets
 * @param roles   where their bytes go, of all calls together
 */
public record ProviderFacts(String variant, int calls, Optional<AnatomySummary> anatomy, RoleTotals roles) {
}
