// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.jrmp;

import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.MessageReader.Mark;
import org.roundtrip.dissect.jrmp.BlockData.Expected;
import org.roundtrip.model.Shape.Primitive;

/**
 * The reference in a stub. Its kind is type information, the address of the remote object is content. {@code
 * java.rmi.server.RemoteObject} writes it in its own way, see the description of its serialized form.
 */
final class RemoteReference {
    private static final String WRITER = "java.rmi.server.RemoteObject";
    private static final String PLAIN = "UnicastRef", WITH_FACTORIES = "UnicastRef2";
    private static final int FACTORY_FOLLOWS = 1;
    /** Classes of references as objects. The one of CAROL, JOnAS's layer above RMI, writes more before the same. */
    private static final String OBJECT = "sun.rmi.server.UnicastRef", OF_CAROL = "org.ow2.carol.rmi.jrmp.server.JUnicastRef";
    private static final int MOST_INTERCEPTORS = 100;

    /** Whether a class writes a reference. */
    static boolean in(String className) {
        return className.equals(WRITER);
    }

    /**
     * Reads a reference, or notes data of another kind as octets.
     *
     * @return host and port; empty for other kinds of references
     */
    static String read(MessageReader in, ObjectStream stream) throws DissectException {
        Mark begin = in.mark();
        String address = "";
        if (ObjectStream.isBlock(in.peek())) {
            BlockData block = new BlockData(in, stream, 0);
            try {
                String kind = block.utf("kind", ByteRole.TYPE_INFORMATION);
                if (kind.equals(PLAIN) || kind.equals(WITH_FACTORIES)) {
                    address = reference(in, block, kind.equals(WITH_FACTORIES));
                }
                block.rest("data");
            } catch (DissectException.Malformed e) {
                in.back(begin);
                address = "";
            }
        }
        stream.annotation(ByteRole.PROTOCOL_HEADER);
        return address;
    }

    /** Whether an object is a reference without marks of blocks. Version 1 of the protocol of serialization writes it so. */
    static boolean isOne(ClassDescription type) {
        return !type.has(ClassDescription.BLOCK_DATA) && (type.name().equals(OBJECT) || type.name().equals(OF_CAROL));
    }

    /** Reads such an object. @return host and port */
    static String external(MessageReader in, ObjectStream stream, ClassDescription type) throws DissectException {
        BlockData data = new BlockData(in, stream, Integer.MAX_VALUE);
        if (type.name().equals(OF_CAROL)) {
            ofCarol(in, data);
        }
        return reference(in, data, false);
    }

    /** Reads what CAROL 3 adds: the exporting process and the classes of its interceptors, as {@code JUnicastRef} writes them. */
    private static void ofCarol(MessageReader in, BlockData data) throws DissectException {
        in.bytes("machine", in.u32("length", ByteRole.PROTOCOL_HEADER), ByteRole.CONTENT);
        ObjectId.uid(in, ByteRole.CONTENT);
        int interceptors = in.i32("interceptors", ByteRole.PROTOCOL_HEADER);
        if (interceptors < 0 || interceptors > MOST_INTERCEPTORS) {
            throw new DissectException.Malformed("object.array.length");
        }
        for (int i = 0; i < interceptors; i++) {
            data.utf("interceptor", ByteRole.TYPE_INFORMATION);
        }
        in.i32("local number", ByteRole.CONTENT);
    }

    private static String reference(MessageReader in, BlockData block, boolean factories) throws DissectException {
        boolean factory = false;
        if (factories) {
            block.take(1);
            factory = in.u8("format", ByteRole.PROTOCOL_HEADER) == FACTORY_FOLLOWS;
        }
        String host = block.utf("host", ByteRole.CONTENT);
        block.take(4);
        int port = in.i32("port", ByteRole.CONTENT);
        if (factory) {
            block.read(Expected.object("socket factory"));
        }
        block.take(ObjectId.BYTES);
        ObjectId.read(in, ByteRole.CONTENT);
        block.read(Expected.of("leased", Primitive.BOOLEAN));
        return (host.contains(":") ? "[" + host + "]" : host) + ":" + port;
    }

    private RemoteReference() {
    }
}
