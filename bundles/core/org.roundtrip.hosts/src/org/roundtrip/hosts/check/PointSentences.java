// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts.check;

import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.roundtrip.harness.timing.Durations;
import org.roundtrip.model.text.Texts;

/** Says in sentences what was found on a host, and what to do where something is missing. */
final class PointSentences {
    private static final Texts TEXTS = Texts.of(PointSentences.class);
    private static final long LEAST_ROOM = 500L << 20;
    private static final long LARGEST_OFFSET = 1_000_000_000L;
    private static final int MOST_JAVAS = 10;
    private final InetAddress here;
    private final HostFacts facts;

    /** @param here our address of the connection */
    PointSentences(InetAddress here, HostFacts facts) {
        this.here = here;
        this.facts = facts;
    }

    List<Point> all(long roundTrip, ClockOffset clock) {
        return List.of(system(), java(), room(), facts.captureRights(),
                Point.good("roundTrip", TEXTS.text("roundTrip", Durations.words(roundTrip))), device(), address(), clock(clock));
    }

    private Point system() {
        List<String> parts = new ArrayList<>(List.of(facts.kernel()));
        if (facts.cpus() > 0) {
            parts.add(TEXTS.text(facts.cpus() == 1 ? "system.cpu" : "system.cpus", facts.cpus(), facts.processor()).strip());
        }
        if (facts.memory() > 0) {
            parts.add(TEXTS.text("system.memory", facts.memory() / (double) (1 << 30)));
        }
        return Point.good("system", TEXTS.text("system", facts.system().isEmpty() ? facts.kernel() : facts.system(),
                String.join(", ", facts.system().isEmpty() ? parts.subList(1, parts.size()) : parts)));
    }

    private Point java() {
        if (facts.javas().isEmpty()) {
            return Point.missing("java", TEXTS.text("java.none"), TEXTS.text("java.advice"));
        }
        String list = facts.javas().stream().limit(MOST_JAVAS).map(java -> java.vendor().isEmpty()
                ? TEXTS.text("java.one", java.version(), java.home())
                : TEXTS.text("java.by", java.version(), java.vendor(), java.home())).collect(Collectors.joining("; "));
        return Point.good("java", TEXTS.text(facts.javas().size() == 1 ? "java.single" : "java.several",
                facts.javas().size(), list));
    }

    private Point room() {
        if (facts.unwritable().isPresent()) {
            return Point.missing("room", TEXTS.text("room.unwritable", facts.unwritable().get(), facts.user()),
                    TEXTS.text("room.unwritable.advice"));
        }
        if (facts.free() < 0) {
            return Point.missing("room", TEXTS.text("room.unknown"), TEXTS.text("room.advice"));
        }
        String sentence = TEXTS.text("room", facts.free() >> 20);
        return facts.free() >= LEAST_ROOM ? Point.good("room", sentence)
                : Point.missing("room", sentence, TEXTS.text("room.advice"));
    }

    private Point device() {
        if (facts.device().isEmpty() || facts.mtu() < 0) {
            return Point.missing("device", TEXTS.text("device.unknown"), TEXTS.text("device.unknown.advice"));
        }
        String sentence = TEXTS.text("device", facts.device(), facts.mtu());
        int mtuHere = mtuHere();
        return mtuHere <= 0 || mtuHere == facts.mtu() ? Point.good("device", sentence)
                : Point.missing("device", TEXTS.text("device.other", facts.device(), facts.mtu(), mtuHere),
                        TEXTS.text("device.advice"));
    }

    private int mtuHere() {
        try {
            NetworkInterface device = NetworkInterface.getByInetAddress(here);
            return device == null ? -1 : device.getMTU();
        } catch (SocketException unknown) {
            return -1;
        }
    }

    private Point address() {
        String ours = plain(here.getHostAddress());
        if (facts.seenFrom().isEmpty() || plain(facts.seenFrom()).equals(ours)) {
            return Point.good("address", TEXTS.text("address", ours));
        }
        return Point.missing("address", TEXTS.text("address.other", ours, facts.seenFrom()), TEXTS.text("address.advice"));
    }

    /** The address without a scope, which each side names differently. */
    private static String plain(String address) {
        return address.replaceFirst("%.*", "").replaceFirst("^::ffff:(?=\\d+\\.)", "").toLowerCase(Locale.ROOT)
                .replaceAll("\\b0+(?=[0-9a-f])", "");
    }

    private static Point clock(ClockOffset clock) {
        String bound = Durations.words(clock.bound());
        boolean near = Math.abs(clock.nanos()) <= clock.bound();
        String sentence = near ? TEXTS.text("clock.same", bound) : TEXTS.text(clock.nanos() < 0 ? "clock.behind"
                : "clock.ahead", Durations.words(Math.abs(clock.nanos())), bound);
        return Math.abs(clock.nanos()) <= LARGEST_OFFSET ? Point.good("clock", sentence)
                : Point.missing("clock", sentence, TEXTS.text("clock.advice"));
    }
}
