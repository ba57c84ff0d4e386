// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * What runs in the processes of Fractal RMI: {@link org.roundtrip.provider.fractal.runtime.FractalServer} and
 * {@link org.roundtrip.provider.fractal.runtime.FractalClient}. It is compiled against files that the product does not contain;
 * they are fetched when somebody measures Fractal RMI.
 */
package org.roundtrip.provider.fractal.runtime;
