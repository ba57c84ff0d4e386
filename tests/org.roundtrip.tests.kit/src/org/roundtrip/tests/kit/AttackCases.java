// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.channels.ServerSocketChannel;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.roundtrip.harness.control.ControlLine;

/** Documents by which others read files, reach other machines, or use up memory. A server in a web server bears all of them. */
final class AttackCases {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final int LEVELS = 12;
    private final Subject subject;
    private final ExpectedDigests expected;

    AttackCases(Subject subject, ExpectedDigests expected) {
        this.subject = subject;
        this.expected = expected;
    }

    Stream<DynamicTest> all() {
        String protocol = subject.info().protocol();
        return !protocol.contains("SOAP") && !protocol.contains("XML") ? Stream.of()
                : subject.variants().entrySet().stream().filter(each -> each.getKey().equals(Subject.DEFAULTS) || each.getKey().startsWith("version"))
                        .map(each -> dynamicTest("usual attacks by XML do no harm, " + each.getKey(), () -> attacked(subject.trial("attacked-" + each.getKey().replaceAll("\\W+", "-"), Contracts.small(), each.getValue(), expected))));
    }

    private static void attacked(Trial trial) throws Exception {
        try (Forked server = trial.server(0); ServerSocketChannel elsewhere = ServerSocketChannel.open();
                HttpClient http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()) {
            elsewhere.bind(new InetSocketAddress(Trial.HOST, 0)).configureBlocking(false);
            ControlLine address = server.start();
            for (String document : documents("http://" + Trial.HOST + ":" + elsewhere.socket().getLocalPort() + "/x")) {
                http.send(HttpRequest.newBuilder(URI.create(address.text("address"))).timeout(PATIENCE).header("Content-Type", "text/xml; charset=utf-8")
                        .header("SOAPAction", "\"\"").POST(BodyPublishers.ofString(document)).build(), BodyHandlers.discarding());
                assertNull(elsewhere.accept(), document);
            }
            try (Forked client = trial.trying()) {
                client.ask(new ControlLine("open", address.values()));
                trial.verify(server, client, trial.contract().operation("text"));
                client.stop();
            }
            server.stop();
        }
    }

    /** @param elsewhere a URL that no server may read */
    private static List<String> documents(String elsewhere) {
        String laughs = IntStream.rangeClosed(1, LEVELS).mapToObj(level -> "<!ENTITY e" + level + " \"" + ("&e" + (level - 1) + ";").repeat(10) + "\">")
                .collect(Collectors.joining());
        List<String> documents = new ArrayList<>();
        for (String body : List.of(
                "<s:Envelope xmlns:s=\"http://schemas.xmlsoap.org/soap/envelope/\"><s:Body><text>%s</text></s:Body></s:Envelope>",
                "<methodCall><methodName>%s</methodName><params/></methodCall>")) {
            documents.add("<!DOCTYPE x [<!ENTITY e SYSTEM \"" + elsewhere + "\">]>" + body.formatted("&e;"));
            documents.add("<!DOCTYPE x [<!ENTITY % e SYSTEM \"" + elsewhere + "\"> %e;]>" + body.formatted("x"));
            documents.add("<!DOCTYPE x SYSTEM \"" + elsewhere + "\">" + body.formatted("x"));
            documents.add("<!DOCTYPE x [<!ENTITY e0 \"laugh\">" + laughs + "]>" + body.formatted("&e" + LEVELS + ";"));
            documents.add(body.formatted("<i:include xmlns:i=\"http://www.w3.org/2001/XInclude\" href=\"" + elsewhere + "\"/>"));
            documents.add(body.formatted("<x xmlns:i=\"http://www.w3.org/2001/XMLSchema-instance\" i:noNamespaceSchemaLocation=\"" + elsewhere + "\"/>"));
        }
        return documents;
    }
}
