// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.roundtrip.contract.ShapeWalk;
import org.roundtrip.corba.own.OwnOrbs;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Text;

/**
 * What a middleware is known not to do, always or with some value of an option. The kit lets it off that, and nothing else; a
 * provider that comes with such an option gets an entry here.
 *
 * @param provider its id
 * @param options  the values of options with which it is so; none when it is always so
 */
record KnownLimit(String provider, Map<String, String> options) {
    /** The operations that are refused with options that are not the defaults, and carried with the defaults. */
    private static final Map<KnownLimit, Predicate<Operation>> REFUSED = Map.of(
            // Before 1.2 it has no wide characters, or does not say how long one is.
            giop("omniorb", "1.1"), KnownLimit::hasWideCharacters,
            giop("jacorb", "1.1"), KnownLimit::hasWideCharacters, giop("jacorb", "1.0"), KnownLimit::hasWideCharacters,
            giop("javaidl", "1.1"), KnownLimit::hasWideCharacters, giop("javaidl", "1.0"), KnownLimit::hasWideCharacters,
            giop("yoko", "1.1"), KnownLimit::hasWideCharacters, giop("yoko", "1.0"), KnownLimit::hasWideCharacters,
            // An exception ends the stream, and all calls with it.
            new KnownLimit("grpc", Map.of("stub", "stream")), operation -> !operation.exceptions().isEmpty());
    /** JacORB loses some one-way calls now and then while several callers send more than its server takes; the row of a run says so. */
    private static final List<KnownLimit> ONE_WAY_LOST = List.of(new KnownLimit("jacorb", Map.of()), new KnownLimit("ccm", Map.of()),
            new KnownLimit(DescribedOrbs.PROVIDER, Map.of(OwnOrbs.OPTION, DescribedOrbs.JACORB)));

    /** Sends packets that can be read by nobody: its TLS gives no key away. */
    private static final List<KnownLimit> SEALED = List.of(new KnownLimit("grpc", Map.of("tls", "true")));

    /** Encrypt the body of each message, with the name of the operation in it. */
    private static final List<KnownLimit> ENCRYPTED = Stream.of("axis.wss", "cxf.wss").flatMap(provider ->
            Stream.of("encryption", "signature and encryption").map(value -> new KnownLimit(provider, Map.of(Subject.PROTECTION, value)))).toList();

    /** Writes octets in SOAP's arrays in hexadecimal, whatever the description says. */
    private static final KnownLimit HEXADECIMAL = new KnownLimit("axis", Map.of("version", "1.1"));

    /**
     * Answers by a call to the client. So each call has two requests, and the client may answer the second when the call has ended. Messages
     * have identifiers and addresses of their process in many places, so hardly one is like another.
     */
    private static final KnownLimit CALLED_BACK = new KnownLimit("proactive", Map.of());

    /**
     * Its registry exports a reference that is bound, and forgets it, so RMI's thread stays in its process. Requests name
     * the container by a number of its process, with nine or ten digits.
     */
    private static final KnownLimit EASYBEANS = new KnownLimit("ejb.easybeans", Map.of());

    /** A captured request had other parts than its preview, once in many runs. It was not found why; chunks that depend on threads may be it. */
    private static final KnownLimit CXF = new KnownLimit("cxf", Map.of());

    /** Whether RMI's thread lives in a server until its process ends. */
    static boolean keepsThread(Subject subject) {
        return EASYBEANS.holds(subject, subject.defaults());
    }

    /** Whether the messages of one process have other parts than those of the next. */
    static boolean varies(Subject subject) {
        return callsBack(subject) || Stream.of(EASYBEANS, CXF).anyMatch(each -> each.holds(subject, subject.defaults()));
    }

    /** Whether answers are calls to the client. */
    static boolean callsBack(Subject subject) {
        return CALLED_BACK.holds(subject, subject.defaults());
    }

    /** Whether octets in arrays are not in base 64. */
    static boolean writesHexadecimal(Subject subject, Map<String, String> options) {
        return HEXADECIMAL.holds(subject, options);
    }

    /** Whether packets cannot be decoded. */
    static boolean seals(Subject subject, Map<String, String> options) {
        return SEALED.stream().anyMatch(each -> each.holds(subject, options));
    }

    /** Whether messages are found, but not what they are about. */
    static boolean encrypts(Subject subject, Map<String, String> options) {
        return ENCRYPTED.stream().anyMatch(each -> each.holds(subject, options));
    }

    private static KnownLimit giop(String provider, String version) {
        return new KnownLimit(provider, Map.of("giop", version));
    }

    /** Whether a provider refuses an operation because of an option that is not its default. */
    static boolean refuses(Subject subject, Map<String, String> options, Operation operation) {
        return REFUSED.entrySet().stream().anyMatch(each -> each.getKey().holds(subject, options) && each.getValue().test(operation));
    }

    /** Whether one-way calls of several callers may be lost. */
    static boolean losesOneWay(Subject subject, Map<String, String> options) {
        return ONE_WAY_LOST.stream().anyMatch(each -> each.holds(subject, options));
    }

    private boolean holds(Subject subject, Map<String, String> chosen) {
        return subject.info().id().equals(provider) && chosen.entrySet().containsAll(options.entrySet());
    }

    private static boolean hasWideCharacters(Operation operation) {
        return ShapeWalk.of(new Contract("Alone", List.of(operation))).stream().map(ShapeWalk.Place::shape)
                .anyMatch(shape -> shape == Primitive.CHAR || shape instanceof Text text && text.repertoire() == Repertoire.UNICODE);
    }
}
