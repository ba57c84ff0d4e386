// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Capture files. {@link PacketFile} reads pcap, pcapng and snoop, {@link PcapngWriter} and {@link PcapWriter} write them. The
 * formats are those of draft-ietf-opsawg-pcap, draft-ietf-opsawg-pcapng and RFC 1761. Compressed files are unpacked to a
 * temporary file first.
 *
 * <p>Files may be hostile: every length is checked against the file's size, and memory stays bounded. A file is read
 * by position and not mapped into memory, because the JVM is killed when another program cuts a mapped file short.
 * Reading from packet to packet uses one buffer that moves over the file; a second thread reads ahead, so that the
 * system already holds the bytes in its cache. Looking up one packet uses a small buffer of its own and does not wait
 * for the thread that reads ahead.
 */
package org.roundtrip.capture.file;
