// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.libraries;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.roundtrip.corba.own.OwnOrb;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.form.CheckedDialog;
import org.roundtrip.ui.form.FormRows;

/** Asks for an ORB of the user. */
final class OwnOrbDialog extends CheckedDialog {
    private static final Texts TEXTS = Texts.of(OwnOrbDialog.class);
    private static final int WIDTH = 560;
    private static final int JAR_LINES = 4, PROPERTY_LINES = 5, FLAG_LINES = 2;
    private final List<String> taken;
    private final OwnOrbDraft begun;
    private Text name;
    private Text jars;
    private Text orbClass;
    private Text singletonClass;
    private Text idlCompiler;
    private Text properties;
    private Text jvmFlags;
    private OwnOrb orb;

    /** @param old the ORB to change; empty for a new one. @param taken names of the other ORBs */
    OwnOrbDialog(Shell parent, Optional<OwnOrb> old, List<String> taken) {
        super(parent, old.isEmpty() ? TEXTS.text("addOrbTitle") : TEXTS.text("changeOrbTitle"), TEXTS.text("keep"), WIDTH);
        this.taken = taken;
        this.begun = old.map(OwnOrbDraft::of).orElse(OwnOrbDraft.EMPTY);
    }

    /** The ORB, after OK. */
    OwnOrb orb() {
        return orb;
    }

    @Override
    protected void addTo(FormRows rows) {
        name = rows.line(TEXTS.text("orbNameLabel"), TEXTS.text("orbNameTip"), begun.name());
        jars = rows.lines(TEXTS.text("orbJarsLabel"), TEXTS.text("orbJarsTip"), begun.jars(), JAR_LINES, SWT.H_SCROLL);
        rows.button(jars, TEXTS.text("orbJarsAdd"), this::browse);
        orbClass = rows.line(TEXTS.text("orbClassLabel"), TEXTS.text("orbClassTip"), begun.orbClass());
        singletonClass = rows.line(TEXTS.text("orbSingletonLabel"), TEXTS.text("orbSingletonTip"), begun.singletonClass());
        idlCompiler = rows.line(TEXTS.text("orbCompilerLabel"), TEXTS.text("orbCompilerTip"), begun.idlCompiler());
        idlCompiler.setMessage(TEXTS.text("orbCompilerExample"));
        properties = rows.lines(TEXTS.text("orbPropertiesLabel"), TEXTS.text("orbPropertiesTip"), begun.properties(), PROPERTY_LINES, SWT.H_SCROLL);
        jvmFlags = rows.lines(TEXTS.text("orbFlagsLabel"), TEXTS.text("orbFlagsTip"), begun.jvmFlags(), FLAG_LINES, SWT.H_SCROLL);
    }

    private void browse() {
        FileDialog dialog = new FileDialog(getShell(), SWT.OPEN | SWT.MULTI);
        dialog.setText(TEXTS.text("orbJarsTitle"));
        dialog.setFilterExtensions(new String[] {"*.jar"});
        if (dialog.open() != null) {
            for (String file : dialog.getFileNames()) {
                boolean fresh = jars.getText().isEmpty() || jars.getText().endsWith(Text.DELIMITER);
                jars.append((fresh ? "" : Text.DELIMITER) + Path.of(dialog.getFilterPath(), file));
            }
        }
    }

    private OwnOrbDraft draft() {
        return new OwnOrbDraft(name.getText(), jars.getText(), orbClass.getText(), singletonClass.getText(), idlCompiler.getText(),
                properties.getText(), jvmFlags.getText());
    }

    @Override
    protected Optional<String> problem() {
        return draft().problem(taken);
    }

    @Override
    protected void okPressed() {
        orb = draft().orb();
        super.okPressed();
    }
}
