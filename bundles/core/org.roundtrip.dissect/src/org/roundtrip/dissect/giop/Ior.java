// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.giop;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.text.ShownText;

/**
 * An interoperable object reference. Its type id is type information, addresses and object keys are content, tags,
 * versions and lengths are headers.
 *
 * @param typeId    repository id of the interface, empty when the reference does not contain it
 * @param addresses host and port of each IIOP profile and alternate address
 */
record Ior(String typeId, List<String> addresses) {
    private static final List<String> PROFILES = List.of("IIOP", "multiple components", "SCCP IOP", "UIPMC");
    private static final String WRITTEN = "IOR:";
    private static final int MOST_WRITTEN = 20_000;
    private static final int IIOP = 0, MULTIPLE_COMPONENTS = 1;
    private static final int ORB_TYPE = 0, CODE_SETS = 1, ALTERNATE_ADDRESS = 3;

    /** Reads a reference. */
    static Ior read(Cdr cdr, String name) throws DissectException {
        cdr.align(4);
        cdr.open(name, ByteRole.CONTENT);
        String typeId = Texts.narrow(cdr, "type id", ByteRole.TYPE_INFORMATION);
        int count = cdr.count("profiles", 8);
        List<String> addresses = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            addresses.addAll(profile(cdr));
        }
        Ior ior = new Ior(typeId, List.copyOf(addresses));
        cdr.close(ior::toString);
        return ior;
    }

    /** The text that a field shows: a reference written in hexadecimal is followed by its type and addresses. */
    static String explained(String text) {
        if (!text.startsWith(WRITTEN) || text.length() > MOST_WRITTEN) {
            return ShownText.of(text);
        }
        Ior[] ior = {null};
        try {
            Cdr cdr = Cdr.of(HexFormat.of().parseHex(text, WRITTEN.length(), text.length()));
            Encapsulation.takes(cdr, inner -> ior[0] = read(inner, ""));
        } catch (IllegalArgumentException | DissectException e) {
            return ShownText.of(text);
        }
        return ShownText.of(text) + (ior[0] == null ? "" : " (" + ior[0] + ")");
    }

    /** Reads a tagged profile. @return the addresses in it */
    static List<String> profile(Cdr cdr) throws DissectException {
        cdr.align(4);
        cdr.open("profile", ByteRole.CONTENT);
        int tag = (int) cdr.number("tag", 4, ByteRole.PROTOCOL_HEADER,
                value -> value < PROFILES.size() ? PROFILES.get((int) value) : Long.toHexString(value));
        List<String> addresses = new ArrayList<>();
        switch (tag) {
            case IIOP -> Encapsulation.read(cdr, "IIOP profile", inner -> iiop(inner, addresses),
                    () -> String.join(", ", addresses));
            case MULTIPLE_COMPONENTS -> Encapsulation.read(cdr, "components", inner -> components(inner, addresses),
                    () -> "");
            default -> Texts.octets(cdr, "data", ByteRole.CONTENT);
        }
        cdr.close(() -> String.join(", ", addresses));
        return addresses;
    }

    private static void iiop(Cdr cdr, List<String> addresses) throws DissectException {
        addresses.clear();
        cdr.octet("major version");
        int minor = cdr.octet("minor version");
        address(cdr, addresses);
        Texts.octets(cdr, "object key", ByteRole.CONTENT);
        if (minor > 0) {
            components(cdr, addresses);
        }
    }

    private static void address(Cdr cdr, List<String> addresses) throws DissectException {
        String host = Texts.narrow(cdr, "host", ByteRole.CONTENT);
        long port = cdr.number("port", 2, ByteRole.CONTENT, Long::toString);
        addresses.add((host.contains(":") ? "[" + host + "]" : host) + ":" + port);
    }

    private static void components(Cdr cdr, List<String> addresses) throws DissectException {
        int count = cdr.count("components", 8);
        for (int i = 0; i < count; i++) {
            component(cdr, addresses);
        }
    }

    private static void component(Cdr cdr, List<String> addresses) throws DissectException {
        cdr.align(4);
        cdr.open("component", ByteRole.CONTENT);
        int tag = (int) cdr.number("tag", 4, ByteRole.PROTOCOL_HEADER, Ior::componentName);
        switch (tag) {
            case ORB_TYPE -> Encapsulation.read(cdr, "ORB type",
                    inner -> inner.number("ORB type", 4, ByteRole.CONTENT, Ior::orbName), () -> "");
            case CODE_SETS -> Encapsulation.read(cdr, "code sets", inner -> {
                codeSets(inner, "char");
                codeSets(inner, "wchar");
            }, () -> "");
            case ALTERNATE_ADDRESS -> {
                int known = addresses.size();
                Encapsulation.read(cdr, "alternate address", inner -> {
                    addresses.subList(known, addresses.size()).clear();
                    address(inner, addresses);
                }, () -> String.join(", ", addresses.subList(known, addresses.size())));
            }
            default -> Texts.octets(cdr, "data", ByteRole.CONTENT);
        }
        cdr.close(() -> componentName(tag));
    }

    private static void codeSets(Cdr cdr, String what) throws DissectException {
        cdr.number("native " + what + " code set", 4, ByteRole.CONTENT, CodeSets::name);
        int count = cdr.count("conversion code sets", 4);
        for (int i = 0; i < count; i++) {
            cdr.number("conversion code set", 4, ByteRole.CONTENT, CodeSets::name);
        }
    }

    private static String componentName(long tag) {
        return switch ((int) tag) {
            case ORB_TYPE -> "ORB type";
            case CODE_SETS -> "code sets";
            case 2 -> "policies";
            case ALTERNATE_ADDRESS -> "alternate IIOP address";
            case 13 -> "association options";
            case 14 -> "security name";
            case 20 -> "SSL";
            case 25 -> "Java codebase";
            case 27 -> "fault-tolerant group";
            case 31 -> "OTS policy";
            case 33 -> "CSI security mechanisms";
            case 34 -> "null component";
            case 36 -> "TLS";
            case 38 -> "RMI custom max stream format";
            default -> "component " + Long.toHexString(tag);
        };
    }

    private static String orbName(long type) {
        String maker = Long.toHexString(type);
        return switch ((int) type) {
            case 0x4A414300 -> "JacORB";
            case 0x4A414D00 -> "JDK";
            case 0x41545400 -> "omniORB";
            case 0x54414F00 -> "TAO";
            case 0x4F424F00 -> "ORBacus";
            default -> maker;
        };
    }

    @Override
    public String toString() {
        return addresses.isEmpty() && typeId.isEmpty() ? "nil"
                : (typeId + " at " + String.join(", ", addresses)).strip();
    }
}
