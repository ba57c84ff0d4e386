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
import org.roundtrip.ui.form.CheckedDialog;
import org.roundtrip.ui.form.FormRows;

/** Asks for an ORB of the user. */
final class OwnOrbDialog extends CheckedDialog {
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
        super(parent, old.isEmpty() ? Messages.addOrbTitle : Messages.changeOrbTitle, Messages.keep, WIDTH);
        this.taken = taken;
        this.begun = old.map(OwnOrbDraft::of).orElse(OwnOrbDraft.EMPTY);
    }

    /** The ORB, after OK. */
    OwnOrb orb() {
        return orb;
    }

    @Override
    protected void addTo(FormRows rows) {
        name = rows.line(Messages.orbNameLabel, Messages.orbNameTip, begun.name());
        jars = rows.lines(Messages.orbJarsLabel, Messages.orbJarsTip, begun.jars(), JAR_LINES, SWT.H_SCROLL);
        rows.button(jars, Messages.orbJarsAdd, this::browse);
        orbClass = rows.line(Messages.orbClassLabel, Messages.orbClassTip, begun.orbClass());
        singletonClass = rows.line(Messages.orbSingletonLabel, Messages.orbSingletonTip, begun.singletonClass());
        idlCompiler = rows.line(Messages.orbCompilerLabel, Messages.orbCompilerTip, begun.idlCompiler());
        idlCompiler.setMessage(Messages.orbCompilerExample);
        properties = rows.lines(Messages.orbPropertiesLabel, Messages.orbPropertiesTip, begun.properties(), PROPERTY_LINES, SWT.H_SCROLL);
        jvmFlags = rows.lines(Messages.orbFlagsLabel, Messages.orbFlagsTip, begun.jvmFlags(), FLAG_LINES, SWT.H_SCROLL);
    }

    private void browse() {
        FileDialog dialog = new FileDialog(getShell(), SWT.OPEN | SWT.MULTI);
        dialog.setText(Messages.orbJarsTitle);
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
