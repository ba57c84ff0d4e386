// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.libraries;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.roundtrip.corba.own.OwnOrb;

/** Asks for an ORB of the user. Says the first problem below the fields. */
final class OwnOrbDialog extends Dialog {
    private static final int WIDTH = 560;
    private static final int JAR_LINES = 4, PROPERTY_LINES = 5, FLAG_LINES = 2;
    private final List<String> taken;
    private final boolean added;
    private final OwnOrbDraft begun;
    private Text name;
    private Text jars;
    private Text orbClass;
    private Text singletonClass;
    private Text idlCompiler;
    private Text properties;
    private Text jvmFlags;
    private Label problem;
    private OwnOrb orb;

    /** @param old the ORB to change; empty for a new one. @param taken names of the other ORBs */
    OwnOrbDialog(Shell parent, Optional<OwnOrb> old, List<String> taken) {
        super(parent);
        this.taken = taken;
        this.added = old.isEmpty();
        this.begun = old.map(OwnOrbDraft::of).orElse(OwnOrbDraft.EMPTY);
    }

    /** The ORB, after OK. */
    OwnOrb orb() {
        return orb;
    }

    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText(added ? Messages.addOrbTitle : Messages.changeOrbTitle);
    }

    @Override
    protected boolean isResizable() {
        return true;
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        GridLayoutFactory.swtDefaults().numColumns(3).margins(12, 12).applyTo(area);
        name = line(area, Messages.orbNameLabel, Messages.orbNameTip, begun.name());
        jars = lines(area, Messages.orbJarsLabel, Messages.orbJarsTip, begun.jars(), JAR_LINES, 1);
        Button browse = new Button(area, SWT.PUSH);
        browse.setText(Messages.orbJarsAdd);
        GridDataFactory.fillDefaults().align(SWT.FILL, SWT.BEGINNING).applyTo(browse);
        browse.addListener(SWT.Selection, event -> browse());
        orbClass = line(area, Messages.orbClassLabel, Messages.orbClassTip, begun.orbClass());
        singletonClass = line(area, Messages.orbSingletonLabel, Messages.orbSingletonTip, begun.singletonClass());
        idlCompiler = line(area, Messages.orbCompilerLabel, Messages.orbCompilerTip, begun.idlCompiler());
        idlCompiler.setMessage(Messages.orbCompilerExample);
        properties = lines(area, Messages.orbPropertiesLabel, Messages.orbPropertiesTip, begun.properties(), PROPERTY_LINES, 2);
        jvmFlags = lines(area, Messages.orbFlagsLabel, Messages.orbFlagsTip, begun.jvmFlags(), FLAG_LINES, 2);
        problem = new Label(area, SWT.WRAP);
        GridDataFactory.fillDefaults().span(3, 1).grab(true, false).hint(WIDTH, 3 * name.getLineHeight()).indent(0, 6)
                .applyTo(problem);
        return area;
    }

    private Text line(Composite area, String what, String tip, String value) {
        label(area, what, tip, SWT.CENTER);
        Text text = text(area, SWT.SINGLE, tip, value);
        GridDataFactory.fillDefaults().span(2, 1).grab(true, false).align(SWT.FILL, SWT.CENTER).applyTo(text);
        return text;
    }

    private Text lines(Composite area, String what, String tip, String value, int lines, int columns) {
        label(area, what, tip, SWT.BEGINNING);
        Text text = text(area, SWT.MULTI | SWT.V_SCROLL | SWT.H_SCROLL, tip, value);
        text.addListener(SWT.Traverse, event -> {
            boolean onwards = event.detail == SWT.TRAVERSE_TAB_NEXT || event.detail == SWT.TRAVERSE_TAB_PREVIOUS;
            event.doit |= onwards;
        });
        GridDataFactory.fillDefaults().span(columns, 1).grab(true, true).hint(WIDTH, lines * text.getLineHeight()).applyTo(text);
        return text;
    }

    private Text text(Composite area, int style, String tip, String value) {
        Text text = new Text(area, SWT.BORDER | style);
        text.setToolTipText(tip);
        text.setText(value);
        text.addModifyListener(typed -> check());
        return text;
    }

    private static void label(Composite area, String what, String tip, int vertical) {
        Label label = new Label(area, SWT.NONE);
        label.setText(what);
        label.setToolTipText(tip);
        GridDataFactory.fillDefaults().align(SWT.BEGINNING, vertical).applyTo(label);
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

    @Override
    protected void createButtonsForButtonBar(Composite parent) {
        super.createButtonsForButtonBar(parent);
        getButton(IDialogConstants.OK_ID).setText(Messages.keep);
        setButtonLayoutData(getButton(IDialogConstants.OK_ID));
        check();
    }

    private OwnOrbDraft draft() {
        return new OwnOrbDraft(name.getText(), jars.getText(), orbClass.getText(), singletonClass.getText(), idlCompiler.getText(),
                properties.getText(), jvmFlags.getText());
    }

    private void check() {
        Optional<String> found = draft().problem(taken);
        problem.setText(found.orElse("").replace("&", "&&"));
        getButton(IDialogConstants.OK_ID).setEnabled(found.isEmpty());
    }

    @Override
    protected void okPressed() {
        orb = draft().orb();
        super.okPressed();
    }
}
