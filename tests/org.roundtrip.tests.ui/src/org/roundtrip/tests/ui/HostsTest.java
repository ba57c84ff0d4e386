// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.hosts.Host;
import org.roundtrip.hosts.HostList;
import org.roundtrip.hosts.check.KeptChecks;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Plan;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;
import org.roundtrip.tests.shapes.SshServer;
import org.roundtrip.ui.run.RunPerspective;
import org.roundtrip.ui.run.control.RunControl;
import org.roundtrip.ui.run.hosts.Hosts;
import org.roundtrip.ui.run.hosts.HostsView;
import org.roundtrip.ui.run.plans.editor.PlanEditor;

/** Hosts: added, trusted, checked and removed in the view, and chosen in the editor of a plan. */
@WindowTest
class HostsTest {
    private final HostList list = new HostList(RoundtripHome.current());
    @TempDir
    private Path folder;
    private HostsView view;

    @BeforeEach
    void open() throws PartInitException {
        Workbench.showPerspective(RunPerspective.ID);
        view = Workbench.view(HostsView.ID, HostsView.class);
    }

    @AfterEach
    void removeAll() throws IOException, InterruptedException {
        for (Host host : list.list()) {
            list.remove(host.name());
        }
        readAgain();
    }

    private void readAgain() {
        hosts().readAgain();
        Workbench.until("the list is read", () -> {
            try {
                return hosts().all().equals(list.list());
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        });
    }

    private static Hosts hosts() {
        return Workbench.service(Hosts.class);
    }

    @Test
    void aHostIsAddedTrustedAndCheckedAndThenChosenInTheEditor() throws Exception {
        Assumptions.assumeTrue(SshServer.installed(), "OpenSSH's server is not installed");
        try (SshServer server = new SshServer(folder)) {
            Workbench.answer("Add a host", dialog -> fill(dialog, server));
            Link add = Workbench.find(view, Link.class, each -> each.isVisible() && each.getText().contains("Add a host"));
            add.notifyListeners(SWT.Selection, new Event());
            answer("A host is seen for the first time", "Trust", server.fingerprint());
            Workbench.until("it was checked", () -> hosts().lastCheck("lab").isPresent());
            assertTrue(list.key("lab").orElseThrow().startsWith("ssh-ed25519 "), "its key is pinned");
            assertEquals("", hosts().lastCheck("lab").get().failure());
            KeptChecks kept = new KeptChecks(RoundtripHome.current());
            Workbench.until("it is kept", () -> {
                try {
                    return hosts().lastCheck("lab").get().outcome().equals(kept.read().get("lab"));
                } catch (IOException e) {
                    throw new AssertionError(e);
                }
            });
            String report = Workbench.find(view, StyledText.class, Control::isVisible).getText();
            String java = hosts().lastCheck("lab").get().javas().getFirst().version();
            assertTrue(report.startsWith("lab") && report.contains(java), report);
            assertTrue(rows().getFirst().contains(SshServer.user() + "@127.0.0.1:" + server.port()), rows()::toString);
            chooseInTheEditor(java);
        }
    }

    private void fill(Shell dialog, SshServer server) {
        try {
            type(dialog, server);
        } finally {
            if (!dialog.isDisposed()) {
                dialog.close();
            }
        }
    }

    private void type(Shell dialog, SshServer server) {
        Button add = dialog.getDefaultButton();
        assertFalse(add.isEnabled(), "a host needs a name");
        List<Text> fields = Workbench.all(dialog, Text.class);
        String[] values = {"lab", "127.0.0.1", String.valueOf(server.port()), SshServer.user(), server.userKey().toString()};
        assertEquals(List.of("", "", "22", System.getProperty("user.name"), ""),
                fields.stream().limit(values.length).map(Text::getText).toList());
        for (int i = 0; i < values.length; i++) {
            fields.get(i).setText(values[i]);
        }
        fields.get(2).setText("many");
        assertFalse(add.isEnabled());
        fields.get(2).setText(values[2]);
        Workbench.click(add);
    }

    private void chooseInTheEditor(String java) throws IOException {
        PlanEditor editor = Workbench.edit(Workbench.plan("On a host", Amount.calls(100)));
        try {
            Workbench.page().activate(editor);
            Workbench.until("it can be run", editor::canRun);
            choose(Workbench.find(editor, Combo.class, each -> each.indexOf("this machine") == 0), 1);
            assertEquals("lab", editor.plan().orElseThrow().providers().getFirst().server().host());
            Text address = Workbench.find(editor, Text.class, each -> each.getMessage().equals("where clients reach it"));
            assertEquals("", address.getText());
            Combo javas = Workbench.find(editor, Combo.class, each -> each.isVisible() && each.indexOf("the newest there") == 0);
            assertTrue(javas.getItem(1).contains(java), javas.getItem(1));
            choose(javas, 1);
            assertEquals(java.split("\\.")[0], editor.plan().orElseThrow().providers().getFirst().server().jdk());
        } finally {
            Workbench.close(editor);
        }
    }

    private static void choose(Combo combo, int item) {
        combo.select(item);
        combo.notifyListeners(SWT.Selection, new Event());
        Workbench.settle();
    }

    @Test
    @Tag("night")
    void aPlanRunsOnAHostOnceAndAsksThere() throws Exception {
        Assumptions.assumeTrue(SshServer.installed(), "OpenSSH's server is not installed");
        RunControl control = Workbench.service(RunControl.class);
        PlanEditor editor = Workbench.edit(Workbench.plan("Here in its file", Amount.calls(200)));
        try (SshServer server = new SshServer(folder)) {
            put(server, "once");
            Workbench.page().activate(editor);
            Workbench.until("it can be run", editor::canRun);
            Workbench.work();
            Workbench.answer("Run on hosts", dialog -> runServersOn("once", dialog));
            Workbench.command("org.roundtrip.ui.run.runOnHosts");
            answer("A host is seen for the first time", "Trust", server.fingerprint());
            Workbench.until("the run has ended, and this was read", () -> control.ended().filter(ended ->
                    ended.run().outcome() != Run.Outcome.RUNNING).isPresent());
            Run run = control.ended().orElseThrow().run();
            assertEquals(Run.Outcome.DONE, run.outcome(), run.message());
            assertEquals("once", run.plan().providers().getFirst().server().host());
            assertEquals("", run.plan().providers().getFirst().client().host());
            assertEquals("", editor.plan().orElseThrow().providers().getFirst().server().host(), "the plan stays as it is");
        } finally {
            Workbench.close(editor);
        }
    }

    private static void runServersOn(String host, Shell dialog) {
        try {
            Combo servers = Workbench.all(dialog, Combo.class).getFirst();
            servers.select(servers.indexOf(host));
            Workbench.click(dialog.getDefaultButton());
        } finally {
            if (!dialog.isDisposed()) {
                dialog.close();
            }
        }
    }

    @Test
    void aHostThatIsNotTrustedGetsNoLogIn() throws Exception {
        Assumptions.assumeTrue(SshServer.installed(), "OpenSSH's server is not installed");
        try (SshServer server = new SshServer(folder)) {
            put(server, "strange");
            hosts().check(hosts().find("strange").orElseThrow());
            answer("A host is seen for the first time", "Not", server.fingerprint());
            Workbench.until("it was checked", () -> hosts().lastCheck("strange").isPresent());
            assertTrue(hosts().lastCheck("strange").get().failure().contains(server.fingerprint()));
            assertEquals(Optional.empty(), list.key("strange"));
        }
    }

    @Test
    void aCheckThatIsCancelledTakesItsQuestionAway() throws Exception {
        Assumptions.assumeTrue(SshServer.installed(), "OpenSSH's server is not installed");
        try (SshServer server = new SshServer(folder)) {
            put(server, "slow");
            hosts().check(hosts().find("slow").orElseThrow());
            Workbench.until("it asks", () -> dialog("A host is seen for the first time").isPresent());
            hosts().stopCheck("slow");
            Workbench.until("the check has ended", () -> !hosts().isBeingChecked("slow"));
            Workbench.until("the question is gone", () -> dialog("A host is seen for the first time").isEmpty());
            assertTrue(hosts().lastCheck("slow").isEmpty());
        }
    }

    private void put(SshServer server, String name) throws IOException, InterruptedException {
        list.put(new Host(name, "127.0.0.1", SshServer.user()).withPort(server.port())
                .withKeyFile(Optional.of(server.userKey())));
        readAgain();
    }

    @Test
    void aHostThatThePlanNamesAndTheListLacksIsKeptAndMarked() throws IOException, InterruptedException {
        Plan here = Workbench.plan("Elsewhere", Amount.calls(100));
        PlanEditor editor = Workbench.edit(here.with(here.providers().stream().map(choice -> new ProviderChoice(
                choice.variant(), choice.client(), choice.server().at("gone"))).toList()));
        try {
            Workbench.page().activate(editor);
            Workbench.until("it can be run", editor::canRun);
            assertEquals("gone", editor.plan().orElseThrow().providers().getFirst().server().host());
            Combo server = Workbench.all(editor, Combo.class).stream().filter(each -> each.indexOf("this machine") == 0).toList()
                    .get(1);
            assertEquals("gone", server.getText());
            Table providers = Workbench.find(editor, Table.class, each -> each.getColumnCount() > 1);
            assertTrue(providers.getItem(0).getText().endsWith("the server on gone"), providers.getItem(0).getText());
            Object marked = providers.getItem(0).getImage();
            list.put(new Host("gone", "127.0.0.1", "nobody"));
            readAgain();
            Workbench.until("the mark is gone", () -> !providers.getItem(0).getImage().equals(marked));
        } finally {
            Workbench.close(editor);
        }
    }

    private List<String> rows() {
        Table table = Workbench.find(view, Table.class, Control::isVisible);
        return Stream.of(table.getItems()).map(item -> item.getText(0) + " " + item.getText(1)).toList();
    }

    /** Answers a question with the button whose text contains a word. @param said what the question must say */
    private static void answer(String title, String button, String said) {
        Workbench.until("it asks: " + title, () -> dialog(title).isPresent());
        Shell dialog = dialog(title).orElseThrow();
        assertTrue(Workbench.all(dialog, Text.class).stream().anyMatch(text -> text.getText().equals(said)), said);
        Workbench.click(Workbench.all(dialog, Button.class).stream().filter(each -> each.getText().contains(button)).findFirst()
                .orElseThrow());
    }

    private static Optional<Shell> dialog(String title) {
        return Stream.of(Display.getCurrent().getShells()).filter(shell -> !shell.isDisposed() && shell.isVisible()
                && shell.getText().equals(title)).findFirst();
    }
}
