// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The page of welcome, which the platform opens: places to begin, each with a few links. {@link org.roundtrip.help.welcome.Welcome} runs
 * commands of other bundles by their ids, because those bundles may be missing. User interface's thread only.
 */
package org.roundtrip.help.welcome;
