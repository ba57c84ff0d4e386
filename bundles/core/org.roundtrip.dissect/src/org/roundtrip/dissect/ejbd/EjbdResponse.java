// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.ejbd;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.jrmp.ObjectStream;
import org.roundtrip.dissect.roles.ByteRole;

/** Reads a response behind its version. */
final class EjbdResponse extends EjbdValues {
    private static final Map<Integer, String> CLUSTERS = Map.of(0, "CURRENT", 1, "UPDATE", 2, "FAILURE");
    private static final int UPDATE = 1, FAILURE = 2;
    private static final Map<Integer, String> CODES = Map.ofEntries(Map.entry(1, "AUTH_GRANTED"), Map.entry(2, "AUTH_REDIRECT"),
            Map.entry(3, "AUTH_DENIED"), Map.entry(4, "EJB_OK"), Map.entry(5, "EJB_OK_CREATE"), Map.entry(6, "EJB_OK_FOUND"),
            Map.entry(7, "EJB_OK_FOUND_COLLECTION"), Map.entry(8, "EJB_OK_NOT_FOUND"), Map.entry(9, "EJB_APP_EXCEPTION"),
            Map.entry(10, "EJB_SYS_EXCEPTION"), Map.entry(11, "EJB_ERROR"), Map.entry(12, "JNDI_OK"), Map.entry(13, "JNDI_EJBHOME"),
            Map.entry(14, "JNDI_CONTEXT"), Map.entry(15, "JNDI_ENUMERATION"), Map.entry(16, "JNDI_NOT_FOUND"),
            Map.entry(17, "JNDI_NAMING_EXCEPTION"), Map.entry(18, "JNDI_RUNTIME_EXCEPTION"), Map.entry(19, "JNDI_ERROR"),
            Map.entry(20, "EJB_OK_FOUND_ENUMERATION"), Map.entry(21, "JNDI_BUSINESS_OBJECT"), Map.entry(22, "JNDI_DATA_SOURCE"),
            Map.entry(23, "JNDI_INJECTIONS"), Map.entry(24, "JNDI_RESOURCE"), Map.entry(25, "JNDI_WEBSERVICE"),
            Map.entry(26, "JNDI_REFERENCE"), Map.entry(27, "LOGOUT_SUCCESS"), Map.entry(28, "LOGOUT_FAILED"));
    /** Calls that end with an exception; none of the codes of look-ups is among them. */
    private static final Set<Integer> THROWN = Set.of(3, 9, 10, 11);
    /** Answers to look-ups that are one object, and those that are none. */
    private static final Set<Integer> OBJECTS = Set.of(12, 17, 18, 19, 21, 24, 25, 26), NOTHING = Set.of(14, 16);
    /** The first format that ends with times. */
    private static final int TIMED = 2;
    private static final List<String> TIMES = List.of("TOTAL", "CONTAINER", "SERIALIZATION", "DESERIALIZATION");

    /** @param stream whose header was read */
    EjbdResponse(MessageReader in, ObjectStream stream) {
        super(in, stream);
    }

    /** Reads the response to its end. @param type of the request */
    void read(int type) throws DissectException {
        int status = code("cluster", CLUSTERS);
        if (status == UPDATE) {
            cluster();
        } else if (status == FAILURE) {
            object("failure");
        }
        switch (type) {
            case EjbdRequest.CALL -> called();
            case EjbdRequest.JNDI -> lookedUp();
            default -> rest("response");
        }
        end();
    }

    private void cluster() throws DissectException {
        number("format", 1);
        number("cluster version", 8);
        header("strategy");
        int count = (int) number("locations", 4);
        for (int i = 0; i < count; i++) {
            header("location");
        }
    }

    /** Reads what responses of both kinds begin with. @return the format */
    private long begin() throws DissectException {
        long format = number("format", 1);
        if (number("servers follow", 1) != 0) {
            servers();
        }
        return format;
    }

    private void called() throws DissectException {
        long format = begin();
        int code = code("response code", CODES);
        in.open(THROWN.contains(code) ? "exception" : "result", ByteRole.CONTENT);
        object("value");
        in.close("");
        if (format >= TIMED) {
            in.open("times in nanoseconds", ByteRole.PROTOCOL_HEADER);
            int times = (int) number("count", 1);
            for (int i = 0; i < times; i++) {
                number(i < TIMES.size() ? TIMES.get(i) : "time", 8);
            }
            in.close("");
        }
    }

    private void lookedUp() throws DissectException {
        begin();
        int code = code("response code", CODES);
        if (OBJECTS.contains(code)) {
            in.open("result", ByteRole.CONTENT);
            object("value");
            in.close("");
        } else if (!NOTHING.contains(code)) {
            rest("result");
        }
    }
}
