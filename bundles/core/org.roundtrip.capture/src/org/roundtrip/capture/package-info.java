// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Packets: from the network device into a file, and from the file into an index. The packages build on each other in
 * this order, and none imports a later one:
 * <ol>
 * <li>{@code packet}: one packet and its headers, in memory;
 * <li>{@code file}: reads and writes capture files;
 * <li>{@code index}: makes an index of a capture file, finds its TCP connections and puts their bytes in order;
 * <li>{@code ends}: puts together captures of the same packets at two ends;
 * <li>{@code network}: networks for a run to measure over, made of name spaces and virtual devices;
 * <li>{@code live}: captures packets while they pass a device.
 * </ol>
 * Decoding what packets carry is not done here but in {@code org.roundtrip.dissect}.
 */
package org.roundtrip.capture;
