// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.roundtrip.capture.network.NetworkLink;
import org.roundtrip.capture.network.NetworkLink.Side;
import org.roundtrip.capture.network.NetworkSpace;
import org.roundtrip.model.Amount;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.Network;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.tests.shapes.SshServer;

/**
 * Runs over a link with a delay, between two network name spaces: an engine in one of them, a real OpenSSH server in the
 * other. The first run captures packets; the second one has a firewall between, when nftables can make one. It runs in a
 * process that may make name spaces, because OpenSSH's server does not run as the false root of a user name space.
 */
final class DelayedLab {
    /** The delay of the link each way, in microseconds. */
    static final int DELAY_MICROS = 2000;
    /** The captured calls of the first run. */
    static final int CALLS = 100;
    /** An ordinary user's search path may lack its folder. */
    private static final String NFT = "/usr/sbin/nft";
    /** The firewall lets SSH through and no other connection from elsewhere. */
    private static final String FIREWALL = "table ip roundtrip { chain input { type filter hook input priority 0;"
            + " iif lo accept; tcp dport != %d tcp flags & (syn | ack) == syn drop; }; }";

    private DelayedLab() {
    }

    /**
     * Returns a command that makes both runs.
     *
     * @param folder an empty folder, which gets the runs as {@code run-1} and {@code run-2}
     */
    static List<String> command(Path folder) {
        List<String> command = new ArrayList<>();
        if (!SshServer.user().equals("root")) {
            command.addAll(List.of("unshare", "--user", "--map-current-user", "--keep-caps"));
        }
        command.addAll(java(DelayedLab.class, folder));
        return command;
    }

    private static List<String> java(Class<?> main, Path folder) {
        return List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1", "-cp",
                System.getProperty("java.class.path"), main.getName(), folder.toString());
    }

    /** Makes the link and runs {@link Near} at the client's end. @param args folder */
    public static void main(String[] args) throws Exception {
        try (NetworkLink link = NetworkLink.of(Network.of(Network.Ethernet.MODE, DELAY_MICROS))) {
            NetworkSpace client = link.space(Side.CLIENT);
            List<String> near = new ArrayList<>(client.enter(java(Near.class, Path.of(args[0]))));
            near.addAll(link.space(Side.SERVER).enter(List.of()));
            Process process = new ProcessBuilder(near).inheritIO().start();
            System.exit(process.waitFor());
        }
    }

    /** The engine. */
    static final class Near {
        private static final ChosenSide HERE = ChosenSide.of("trial");

        private Near() {
        }

        /** Makes the runs. @param args folder, then the words before a command that run it at the server's end */
        public static void main(String[] args) throws Exception {
            Path folder = Path.of(args[0]);
            List<String> far = List.of(args).subList(1, args.length);
            try (SshServer server = SshServer.elsewhere(Files.createDirectory(folder.resolve("sshd")),
                    Side.SERVER.address(), far)) {
                LabHosts lab = new LabHosts(folder, server);
                ProviderChoice choice = new ProviderChoice("trial", HERE, HERE.at("lab2"));
                Protocol captured = new Protocol(1, Amount.calls(50), Amount.calls(50), CALLS, 60, 64, 7);
                lab.start(captured, RunListener.NONE, choice).await();
                if (drop(far, server.port())) {
                    lab.start(Trials.SHORT, RunListener.NONE, choice).await();
                }
            }
        }

        /** Returns whether there is a firewall now. */
        private static boolean drop(List<String> far, int ssh) throws IOException, InterruptedException {
            if (!Files.isExecutable(Path.of(NFT))) {
                return false;
            }
            List<String> command = new ArrayList<>(far);
            command.addAll(List.of(NFT, FIREWALL.formatted(ssh)));
            return new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(Redirect.INHERIT).start().waitFor() == 0;
        }
    }
}
