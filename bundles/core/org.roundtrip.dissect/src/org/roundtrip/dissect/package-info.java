// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Decodes the bytes of TCP connections to messages. Begin with {@link Dissector}, which each protocol implements in a
 * package of its own; {@link Dissectors} is the table of those that are registered. {@code connection} puts the
 * packets of a connection in order, {@code frame} decodes the headers of a packet itself, {@code roles} holds the role
 * of each byte, {@code text} makes strings; {@code values} and {@code calls} are for dissectors that read values by the
 * contract and put answers to numbered requests. Reading capture files and finding the calls of messages are done in other
 * bundles.
 *
 * <p>A dissector is a component in {@code OSGI-INF}, named in the manifest's {@code Service-Component}, with the
 * service {@link Dissector} and the properties {@code roundtrip.protocol}, its id, and {@code roundtrip.label}; it
 * recognises a connection by its first bytes. A {@link BodyDissector} decodes the bodies of another protocol's
 * messages; it is chosen by the content type.
 *
 * <p>A dissector notes each field as it takes its bytes: the place of the field and the one role of each byte come
 * from the same line of code, so tree, hex and bars cannot differ. One thread at a time decodes a connection. Captures
 * may be hostile: memory and work are bounded for each message, damaged messages are marked, and decoding continues
 * after them.
 *
 * <p>What is wrong with a message is a sentence of {@code messages.properties}, for all protocols in the file of this
 * package. Names and values of fields and names of operations are the same in every language, because filters compare
 * them; most are those of the protocol's specification.
 */
package org.roundtrip.dissect;
