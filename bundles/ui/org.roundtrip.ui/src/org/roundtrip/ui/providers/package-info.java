// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The registered middleware providers as the user interface needs them. {@link Providers} asks each one in a background
 * job whether it can run here and which options it has, because a provider may take time to answer. Listeners are called
 * on the user interface's thread; any thread may read the answers. {@link OwnOrbsWatch} notices ORBs that the command line describes. The catalogue itself belongs to the engine.
 */
package org.roundtrip.ui.providers;
