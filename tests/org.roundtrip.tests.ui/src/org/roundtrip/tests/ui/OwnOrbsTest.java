// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.eclipse.core.runtime.FileLocator;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.preference.PreferenceDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.roundtrip.corba.own.OwnOrb;
import org.roundtrip.corba.own.OwnOrbs;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.ui.providers.KnownProvider;
import org.roundtrip.ui.providers.Providers;

/** A person describes JacORB's jars as an own ORB on the preference page, tries it there, and the provider can run. */
@WindowTest
class OwnOrbsTest {
    private static final List<String> JACORB = List.of("org.jacorb", "org.jacorb.omgapi", "org.jacorb.idl-compiler", "java_cup",
            "org.jboss.rmi-api", "slf4j.api", "slf4j.nop");
    private static final String COMMAND = "{java} -cp {jars} org.jacorb.idl.parser -d {out} {idl}";
    private final OwnOrbs orbs = new OwnOrbs(RoundtripHome.current());
    private PreferenceDialog dialog;

    @BeforeEach
    void open() {
        dialog = PreferencesUtil.createPreferenceDialogOn(Workbench.page().getWorkbenchWindow().getShell(),
                "org.roundtrip.ui.ownOrbs", null, null);
        dialog.setBlockOnOpen(false);
        dialog.open();
    }

    @AfterEach
    void close() throws IOException, InterruptedException {
        dialog.close();
        for (OwnOrb orb : orbs.list()) {
            orbs.remove(orb.name());
        }
        Workbench.service(Providers.class).askAgain();
        Workbench.until("the provider has no ORB", () -> provider().asked() && !provider().available());
    }

    @Test
    @Tag("night")
    void anOrbIsDescribedAndTried() throws Exception {
        Workbench.until("the provider says what to do",
                () -> provider().asked() && provider().obstacle().startsWith("Describe your ORB first"));
        Workbench.answer("Add an ORB", OwnOrbsTest::fill);
        Workbench.click(button("Add..."));
        Table table = Workbench.all(dialog.getShell(), Table.class).getFirst();
        Workbench.until("it is in the list", () -> table.getItemCount() == 1);
        assertEquals("mine", table.getItem(0).getText());
        assertEquals("", table.getItem(0).getText(2), "nothing is missing");
        assertEquals(JACORB.size(), orbs.list().getFirst().jars().size());
        Workbench.until("the provider can run", () -> provider().asked() && provider().available());

        assertFalse(button("Try It").isEnabled(), "nothing is selected");
        table.setSelection(0);
        table.notifyListeners(SWT.Selection, new Event());
        Text said = Workbench.all(dialog.getShell(), Text.class).stream().filter(text -> (text.getStyle() & SWT.READ_ONLY) != 0
                && (text.getStyle() & SWT.MULTI) != 0 && text.isVisible()).findFirst().orElseThrow();
        Workbench.click(button("Try It"));
        Workbench.click(button("Cancel Trial"));
        Workbench.until("it was cancelled", () -> said.getText().endsWith("Cancelled."));
        Workbench.until("another trial can begin", () -> !button("Cancel Trial").isEnabled());
        Workbench.click(button("Try It"));
        Workbench.until("it has been tried", () -> !button("Cancel Trial").isEnabled());
        assertTrue(said.getText().contains("Both sides got the values that were sent.") && said.getText().endsWith("It works."),
                said.getText());
    }

    @Test
    void anOrbThatTheTerminalDescribesIsNoticed() throws Exception {
        Workbench.until("the provider has no ORB", () -> provider().asked() && !provider().available());
        orbs.put(new OwnOrb("theirs", JACORB.stream().map(OwnOrbsTest::jar).toList(), "org.jacorb.orb.ORB", "org.jacorb.orb.ORBSingleton",
                COMMAND, Map.of(), List.of()));
        Workbench.until("the provider can run", () -> provider().asked() && provider().available());
        orbs.remove("theirs");
        Workbench.until("the provider has no ORB", () -> provider().asked() && !provider().available());
    }

    /** Types what the fields ask for, one after the other, and saves. */
    private static void fill(Shell shell) {
        Button save = shell.getDefaultButton();
        List<String> values = List.of("mine", JACORB.stream().map(OwnOrbsTest::jar).collect(Collectors.joining("\n")),
                "org.jacorb.orb.ORB", "org.jacorb.orb.ORBSingleton", COMMAND, "OAIAddr=${host}\nOAPort=${port}\n"
                        + "jacorb.native_char_codeset=ISO8859_1\njacorb.native_wchar_codeset=UTF16");
        List<Text> fields = Workbench.all(shell, Text.class);
        for (int i = 0; i < values.size(); i++) {
            assertEquals(i == values.size() - 1, save.isEnabled(), "properties are optional, the others are not");
            fields.get(i).setText(values.get(i));
        }
        Workbench.click(save);
    }

    private static String jar(String bundle) {
        return FileLocator.getBundleFileLocation(Platform.getBundle(bundle)).orElseThrow().getAbsolutePath();
    }

    private Button button(String label) {
        return Workbench.all(dialog.getShell(), Button.class).stream().filter(each -> each.getText().equals(label)).findFirst().orElseThrow();
    }

    private static KnownProvider provider() {
        return Workbench.service(Providers.class).find("orb.custom").orElseThrow();
    }
}
