// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.ejbd;

import java.util.List;
import java.util.Map;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.calls.CalledMethod;
import org.roundtrip.dissect.jrmp.BlockData.Expected;
import org.roundtrip.dissect.jrmp.ObjectStream;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.model.Shape.Primitive;

/** Reads a request behind its version. */
final class EjbdRequest extends EjbdValues {
    static final int UNKNOWN = -1, CALL = 0, JNDI = 1, AUTHENTICATION = 2, CLUSTER = 3, LOG_OUT = 4;

    private static final Map<Integer, String> TYPES = Map.of(CALL, "EJB_REQUEST", JNDI, "JNDI_REQUEST", AUTHENTICATION, "AUTH_REQUEST",
            CLUSTER, "CLUSTER_REQUEST", LOG_OUT, "LOGOUT_REQUEST");
    private static final Map<Integer, String> KINDS = Map.ofEntries(Map.entry(1, "EJB_HOME_GET_EJB_META_DATA"),
            Map.entry(2, "EJB_HOME_GET_HOME_HANDLE"), Map.entry(3, "EJB_HOME_REMOVE_BY_HANDLE"), Map.entry(4, "EJB_HOME_REMOVE_BY_PKEY"),
            Map.entry(9, "EJB_HOME_FIND"), Map.entry(10, "EJB_HOME_CREATE"), Map.entry(14, "EJB_OBJECT_GET_EJB_HOME"),
            Map.entry(15, "EJB_OBJECT_GET_HANDLE"), Map.entry(16, "EJB_OBJECT_GET_PRIMARY_KEY"),
            Map.entry(17, "EJB_OBJECT_IS_IDENTICAL"), Map.entry(18, "EJB_OBJECT_REMOVE"), Map.entry(23, "EJB_OBJECT_BUSINESS_METHOD"),
            Map.entry(24, "EJB_HOME_METHOD"), Map.entry(35, "FUTURE_CANCEL"));
    private static final Map<Integer, String> LOOK_UPS = Map.of(27, "lookup", 28, "list", 29, "listBindings");
    /** The types of arguments; one more is that of objects. */
    private static final List<Primitive> PRIMITIVES = List.of(Primitive.INT, Primitive.BYTE, Primitive.LONG, Primitive.FLOAT,
            Primitive.DOUBLE, Primitive.SHORT, Primitive.CHAR, Primitive.BOOLEAN);
    private static final int OBJECT = 8;
    /** The first version whose calls say who the client is. */
    private static final String AUTHENTICATED = "4.6";

    private final boolean authenticated;
    private final long id;

    /**
     * @param stream  whose header was read
     * @param version of the protocol
     * @param id      of the request
     */
    EjbdRequest(MessageReader in, ObjectStream stream, String version, long id) {
        super(in, stream);
        this.authenticated = version.compareTo(AUTHENTICATED) >= 0;
        this.id = id;
    }

    /** Reads the request to its end. @return its type */
    int read(Hints hints) throws DissectException {
        servers();
        int type = code("request type", TYPES);
        if (type == CLUSTER) {
            number("cluster version", 8);
            type = code("request type", TYPES);
        }
        switch (type) {
            case CALL -> call(hints);
            case JNDI -> lookUp();
            case AUTHENTICATION -> {
                named("AUTH_REQUEST" + EjbdDecoder.OF_CLIENT);
                number("format", 1);
                header("realm");
                header("user");
                header("password");
            }
            case LOG_OUT -> {
                named("LOGOUT_REQUEST" + EjbdDecoder.OF_CLIENT);
                number("format", 1);
                header("client");
            }
            default -> throw new DissectException.Malformed("ejbd.type", type);
        }
        end();
        return type;
    }

    private void named(String operation) {
        in.message(MessageKind.REQUEST, operation, id);
    }

    private void lookUp() throws DissectException {
        number("format", 1);
        int code = code("kind", LOOK_UPS);
        named(EjbdDecoder.NAMING + LOOK_UPS.getOrDefault(code, Integer.toString(code)));
        block.utf("name", ByteRole.CONTENT);
        header("module");
        number("hash of the servers", 4);
    }

    private void call(Hints hints) throws DissectException {
        code("kind", KINDS);
        header("bean");
        number("number of the bean", 2);
        header("client");
        number("hash of the servers", 4);
        number("format", 1);
        header("request");
        header("primary key");
        header("interface");
        CalledMethod method = CalledMethod.of(block.utf("method", ByteRole.PROTOCOL_HEADER), hints);
        named(method.name());
        int count = (int) number("count of arguments", 1);
        if (count > 0) {
            in.open("arguments", ByteRole.CONTENT);
            for (int i = 0; i < count; i++) {
                argument(method.argument(i, count));
            }
            in.close("");
        }
        if (authenticated) {
            header("authentication");
        }
    }

    private void argument(String name) throws DissectException {
        block.take(1);
        int type = (int) in.integer(1);
        in.note("type of the argument", given -> given < OBJECT ? PRIMITIVES.get((int) given).toString() : "OBJECT", type, 1,
                ByteRole.TYPE_INFORMATION);
        if (type > OBJECT) {
            throw new DissectException.Malformed("ejbd.argument", type);
        }
        if (type == OBJECT) {
            in.force(ByteRole.TYPE_INFORMATION);
            object("class of the argument");
            in.release();
            object(name);
        } else if (!block.read(Expected.of(name, PRIMITIVES.get(type)))) {
            throw new DissectException.Malformed("ejbd.block");
        }
    }
}
