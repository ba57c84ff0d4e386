// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Where the processes of a run are. A {@link org.roundtrip.engine.place.Place} is what one side of a call needs to know of
 * it: how a file gets there, what its path is there, how a process is started, how packets are captured and what its clock
 * says. There are three forms: this machine, a
 * network space of the run's own on this machine, and a host elsewhere.
 *
 * <p>{@link org.roundtrip.engine.place.HostPlaces} connects to the hosts of a run and ends what runs there.
 * {@link org.roundtrip.engine.place.RunPlace} makes the first two for a run: directly on this machine, in a network space
 * whose loopback an ordinary user may capture, or at the two ends of a network link. Servers bind to loopback unless the
 * plan chose a host or another network.
 */
package org.roundtrip.engine.place;
