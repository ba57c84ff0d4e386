// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * The table of protocols, over TCP and in the bodies of other protocols' messages; dissectors come and go as services.
 * Safe for several threads.
 */
public final class Dissectors {
    private static final String LABEL = "roundtrip.label";

    private record Entry<T>(KnownProtocol protocol, T dissector) {
        Entry(String id, Map<String, ?> properties, T dissector) {
            this(new KnownProtocol(id, properties.get(LABEL) instanceof String label ? label : id), dissector);
        }
    }

    private final Map<String, Entry<Dissector>> table = new ConcurrentHashMap<>();
    private final Map<String, Entry<BodyDissector>> bodies = new ConcurrentHashMap<>();
    private final Map<Integer, String> decodeAs = new ConcurrentHashMap<>();

    /** Adds a dissector with its id as label; replaces the one for the same protocol. */
    public void add(Dissector dissector) {
        register(dissector, Map.of());
    }

    /**
     * Adds a dissector; replaces the one for the same protocol.
     *
     * @param properties of the service, its label among them
     */
    public void register(Dissector dissector, Map<String, ?> properties) {
        table.put(dissector.protocol(), new Entry<>(dissector.protocol(), properties, dissector));
    }

    /** Takes it out again. */
    public void remove(Dissector dissector) {
        table.computeIfPresent(dissector.protocol(), (id, entry) -> entry.dissector == dissector ? null : entry);
    }

    /** Adds a dissector of bodies with its id as label; replaces the one for the same protocol. */
    public void addBody(BodyDissector dissector) {
        registerBody(dissector, Map.of());
    }

    /**
     * Adds a dissector of bodies; replaces the one for the same protocol.
     *
     * @param properties of the service, its label among them
     */
    public void registerBody(BodyDissector dissector, Map<String, ?> properties) {
        bodies.put(dissector.protocol(), new Entry<>(dissector.protocol(), properties, dissector));
    }

    /** Takes it out again. */
    public void removeBody(BodyDissector dissector) {
        bodies.computeIfPresent(dissector.protocol(), (id, entry) -> entry.dissector == dissector ? null : entry);
    }

    /** The protocols over TCP that a user can choose for a port, sorted by label. */
    public List<KnownProtocol> protocols() {
        return sorted(table.values());
    }

    /** The protocols in other protocols' messages, sorted by label. */
    public List<KnownProtocol> bodyProtocols() {
        return sorted(bodies.values());
    }

    /** Returns the name of a protocol for people; its id when there is no dissector for it. @param protocol its id */
    public String label(String protocol) {
        return Stream.of(table, bodies).map(entries -> entries.get(protocol)).filter(Objects::nonNull).findFirst()
                .map(entry -> entry.protocol().label()).orElse(protocol);
    }

    private static <T> List<KnownProtocol> sorted(Collection<Entry<T>> entries) {
        return entries.stream().map(Entry::protocol)
                .sorted(Comparator.comparing(KnownProtocol::label).thenComparing(KnownProtocol::id)).toList();
    }

    /**
     * Sets the protocol of a server's port, for connections whose decoding begins after this.
     *
     * @param protocol its id, or null to recognise it by the bytes again
     */
    public void decodeAs(int port, String protocol) {
        if (protocol == null) {
            decodeAs.remove(port);
        } else {
            decodeAs.put(port, protocol);
        }
    }

    /** The protocols that the user has chosen: their ids by server's port; a copy. */
    public SortedMap<Integer, String> decodedAs() {
        return new TreeMap<>(decodeAs);
    }

    /** The dissector of the protocol that the user has chosen for the port, if there is one. */
    public Optional<Dissector> byPort(int port) {
        return Optional.ofNullable(decodeAs.get(port)).map(table::get).map(Entry::dissector);
    }

    /**
     * Returns the purpose of an operation's messages; {@link Purpose#CALL} when there is no dissector for the protocol.
     *
     * @param protocol  id of the protocol
     * @param operation as {@link Message#operation} names it
     */
    public Purpose purpose(String protocol, String operation, Hints hints) {
        Entry<Dissector> entry = table.get(protocol);
        return entry == null ? Purpose.CALL : entry.dissector().purpose(operation, hints);
    }

    /** Returns what the protocol's specification calls its answers; a response when there is no dissector for it. @param protocol its id */
    public Dissector.AnswerTerm answerTerm(String protocol) {
        Entry<Dissector> entry = table.get(protocol);
        return entry == null ? Dissector.AnswerTerm.RESPONSE : entry.dissector().answerTerm();
    }

    /** Whether the protocol's messages can be decoded only from the beginning of their connection. @param protocol its id */
    public boolean needsBeginning(String protocol) {
        Entry<Dissector> entry = table.get(protocol);
        return entry != null && entry.dissector().needsBeginning();
    }

    /** The dissector of a protocol, if there is one. @param protocol its id */
    Optional<Dissector> byId(String protocol) {
        return Optional.ofNullable(table.get(protocol)).map(Entry::dissector);
    }

    /** The dissector that is surest about the first bytes of a stream; of equally sure ones always the same. */
    public Optional<Dissector> byBytes(Side side, ByteView bytes, Hints hints) {
        Dissector best = null;
        Dissector.Certainty surest = Dissector.Certainty.NO;
        for (Dissector dissector : table.values().stream().map(Entry::dissector)
                .sorted(Comparator.comparing(Dissector::protocol)).toList()) {
            Dissector.Certainty certainty = dissector.recognises(side, bytes, hints);
            if (certainty.compareTo(surest) > 0) {
                best = dissector;
                surest = certainty;
            }
        }
        return Optional.ofNullable(best);
    }

    /**
     * The dissector that decodes such a body; of several always the same.
     *
     * @param contentType media type in lower case without parameters
     */
    public Optional<BodyDissector> body(String parentProtocol, String contentType) {
        // Each message of some protocols asks for this.
        BodyDissector first = null;
        for (Entry<BodyDissector> entry : bodies.values()) {
            BodyDissector dissector = entry.dissector();
            if (dissector.takes(parentProtocol, contentType) && (first == null || dissector.protocol().compareTo(first.protocol()) < 0)) {
                first = dissector;
            }
        }
        return Optional.ofNullable(first);
    }
}
