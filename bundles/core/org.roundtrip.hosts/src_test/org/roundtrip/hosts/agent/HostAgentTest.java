// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.harness.control.ControlLine;
import org.roundtrip.hosts.Answers;
import org.roundtrip.hosts.HostConnection;
import org.roundtrip.hosts.HostList;
import org.roundtrip.hosts.Questions;
import org.roundtrip.hosts.SshTests;

/** Agents behind a real OpenSSH server, over a link that fails in several ways. */
class HostAgentTest extends SshTests {
    private static final int PATIENCE_SECONDS = 60;
    private static final Patience SHORT = new Patience(Duration.ofMillis(200), Duration.ofSeconds(2), Duration.ofSeconds(20));
    private static final Patience VERY_SHORT = new Patience(Duration.ofMillis(200), Duration.ofSeconds(1), Duration.ofSeconds(3));

    private static FaultyLink link;
    private static HostList list;
    private HostAgent agent;

    @BeforeAll
    static void openLink() throws Exception {
        link = new FaultyLink(server.port());
        list = new HostList(new RoundtripHome(folder.resolve("home")));
        list.put(lab(server).withPort(link.port()));
    }

    @AfterAll
    static void closeLink() throws Exception {
        if (link != null) {
            link.close();
        }
    }

    @AfterEach
    void end() throws Exception {
        link.speak();
        if (agent != null) {
            agent.close();
        }
        assertEquals(List.of(), folders());
    }

    private static HostConnection connect() throws Exception {
        return HostConnection.open(list.get("lab"), list, Answers.trusting(), LIMIT);
    }

    private HostProcess process(Patience patience, String... words) throws Exception {
        agent = HostAgent.start(connect(), Path.of(System.getProperty("java.home"), "bin", "java").toString(), System.getProperty("java.class.path"), patience);
        agent.make("p");
        ControlLine start = ControlLine.of("start").with("folder", agent.folder() + "/p").with("log", agent.folder() + "/p/log");
        for (int i = 0; i < words.length; i++) {
            start = start.with("arg." + i, words[i]);
        }
        return agent.start(start, folder.resolve("log"), Optional.empty());
    }

    @Test
    void aProcessThereIsAProcessHere() throws Exception {
        HostProcess process = process(Patience.USUAL, "sh", "-c", "echo to the log >&2; read line; echo \"heard $line\"; exit 7");
        assertTrue(process.pid() > 0);
        process.getOutputStream().write("you\n".getBytes());
        assertEquals("heard you", process.inputReader().readLine());
        assertEquals(null, process.inputReader().readLine());
        assertEquals(7, process.waitFor());
        assertEquals(Optional.empty(), process.reasonOfLoss());
        assertEquals("to the log\n", Files.readString(folder.resolve("log")));
        agent.write("p/key", new byte[] {0, -1});
        assertEquals(List.of("key", "log"), List.copyOf(agent.read("p").keySet()));
        assertEquals(-1, agent.read("p").get("key")[1]);
    }

    @Test
    void aKilledProcessEndsWithWhatItStarted() throws Exception {
        HostProcess process = process(Patience.USUAL, "sh", "-c", "sleep 60 & echo $!; wait");
        long child = Long.parseLong(process.inputReader().readLine());
        process.destroyForcibly();
        assertTrue(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS));
        ProcessHandle.of(child).ifPresent(left -> left.onExit().orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join());
    }

    @Test
    void aLinkThatIsCutAgainAndAgainLosesAndRepeatsNothing() throws Exception {
        HostProcess process = process(SHORT, "sh", "-c", "while read line; do echo \"$line\"; done");
        List<String> sent = IntStream.range(0, 90).mapToObj(i -> "line " + i).toList();
        List<String> heard = new ArrayList<>();
        for (List<String> part : List.of(sent.subList(0, 30), sent.subList(30, 60), sent.subList(60, 90))) {
            write(process, part);
            link.cut();
            heard.addAll(lines(process, part.size()));
        }
        assertEquals(sent, heard);
    }

    @Test
    @Tag("night")
    void aLinkThatIsSilentIsMadeAgain() throws Exception {
        HostProcess process = process(SHORT, "sh", "-c", "while read line && [ \"$line\" != end ]; do echo \"$line\"; done; exit 5");
        write(process, List.of("before"));
        assertEquals(List.of("before"), lines(process, 1));
        link.silence();
        while (process.reachable()) {
            Thread.sleep(20);
        }
        assertTrue(process.isAlive());
        link.speak();
        write(process, List.of("after", "end"));
        assertEquals(List.of("after"), lines(process, 1));
        assertEquals(5, process.waitFor());
    }

    private static void write(HostProcess process, List<String> lines) throws IOException {
        process.getOutputStream().write((String.join("\n", lines) + "\n").getBytes());
    }

    @Test
    @Tag("night")
    void aLinkThatIsLostForGoodIsSaidAndNothingGoesOnThere() throws Exception {
        HostProcess process = process(VERY_SHORT, "sh", "-c", "echo $$; exec sleep 60");
        ProcessHandle there = ProcessHandle.of(Long.parseLong(process.inputReader().readLine())).orElseThrow();
        link.silence();
        link.cut();
        assertTrue(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS));
        assertTrue(process.reasonOfLoss().orElseThrow().contains("lab"));
        there.onExit().orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
    }

    @Test
    void anAgentThatIsKilledIsSaid() throws Exception {
        HostProcess process = process(SHORT, "cat");
        long pid = Long.parseLong(connect().run("cat " + HostConnection.quote(agent.folder() + "/pid"), LIMIT).strip());
        ProcessHandle.of(pid).orElseThrow().destroyForcibly();
        assertTrue(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS));
        assertTrue(process.reasonOfLoss().orElseThrow().contains("lab"));
        assertFalse(process.isAlive());
        // The next agent there deletes the folder of the killed one.
        process(SHORT, "true").waitFor();
    }

    /** Starts an agent and quits, as a workbench that a person closes while a server of hers runs. */
    static final class Quitting {
        private Quitting() {
        }

        public static void main(String[] arguments) throws Exception {
            HostList pinned = new HostList(new RoundtripHome(Path.of(arguments[0])));
            HostAgent.start(HostConnection.open(pinned.get("lab"), pinned, Questions.NONE, LIMIT),
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(), System.getProperty("java.class.path"));
            System.exit(0);
        }
    }

    @Test
    void aWorkbenchThatQuitsLeavesNothingThere() throws Exception {
        connect().close();
        Process quitting = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
                System.getProperty("java.class.path"), Quitting.class.getName(),
                folder.resolve("home").toString()).inheritIO().start();
        assertEquals(0, quitting.waitFor());
        assertEquals(List.of(), folders());
    }

    private static List<String> lines(HostProcess process, int count) throws IOException {
        List<String> lines = new ArrayList<>();
        BufferedReader reader = process.inputReader();
        while (lines.size() < count) {
            lines.add(reader.readLine());
        }
        return lines;
    }

    private static List<Path> folders() throws IOException {
        Path runs = server.cache().resolve("roundtrip/runs");
        if (!Files.exists(runs)) {
            return List.of();
        }
        try (Stream<Path> left = Files.list(runs)) {
            return left.toList();
        }
    }
}
