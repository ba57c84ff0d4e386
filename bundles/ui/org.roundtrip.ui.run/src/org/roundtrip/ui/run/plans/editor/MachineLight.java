// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.editor;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.roundtrip.engine.machine.Machine;
import org.roundtrip.engine.machine.MachineSentence;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.theme.Icons;

/** A light with a word: how well times can be measured on this machine. It is dark until a run has looked. */
final class MachineLight {
    private static final Texts TEXTS = Texts.of(MachineLight.class);
    private static final Map<Machine.State, String> LIGHTS = Map.of(Machine.State.GOOD, "server-up", Machine.State.FAIR, "server-starting",
            Machine.State.BUSY, "server-failed");
    private final CLabel label;

    MachineLight(Composite parent) {
        label = new CLabel(parent, SWT.NONE);
        GridDataFactory.fillDefaults().align(SWT.END, SWT.CENTER).exclude(true).applyTo(label);
        label.setVisible(false);
    }

    /** Shows what is known. @return whether the light needs another place than before */
    boolean show(Optional<Machine> known) {
        boolean before = label.getVisible();
        known.ifPresent(machine -> {
            label.setImage(Icons.image(LIGHTS.get(machine.state())));
            label.setText(TEXTS.text("machine", MachineSentence.word(machine.state())));
            label.setToolTipText(Stream.concat(Stream.of(MachineSentence.of(machine)), MachineSentence.grounds(machine).stream())
                    .collect(Collectors.joining("\n")));
        });
        label.setVisible(known.isPresent());
        ((GridData) label.getLayoutData()).exclude = known.isEmpty();
        return before != known.isPresent();
    }
}
