// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The workbench's half of the agent on a host, which {@code org.roundtrip.harness.agent} describes.
 * {@link org.roundtrip.hosts.agent.HostAgent} starts it and its processes; {@link org.roundtrip.hosts.agent.AgentLink} carries
 * commands there and frames back, and connects again when the connection is lost;
 * {@link org.roundtrip.hosts.agent.HostProcess} is one process there.
 */
package org.roundtrip.hosts.agent;
