// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.Fork;
import org.roundtrip.packets.CaptureSource;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.packets.desk.CaptureDesk;
import org.roundtrip.ui.packets.desk.ForkChoice;
import org.roundtrip.ui.parts.RunNames;

/** A list of the forks of the run in focus, in which a person chooses a capture. An open capture file stands before them. */
final class CaptureChooser {
    /** The share of the line that it may take. */
    private static final double SHARE = 0.55;

    private final Combo combo;
    private final CaptureDesk desk;
    private final FocusService focus;
    private List<Fork> forks = List.of();
    private OpenRun run;
    private String file;
    private String runName;

    CaptureChooser(Composite parent, CaptureDesk desk, FocusService focus) {
        this.desk = desk;
        this.focus = focus;
        combo = new Combo(parent, SWT.READ_ONLY);
        combo.setVisibleItemCount(20);
        combo.setToolTipText(Messages.chooseCapture);
        GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.CENTER).applyTo(combo);
        parent.addListener(SWT.Resize, event -> fit());
        combo.addListener(SWT.Settings, event -> fit());
        combo.addListener(SWT.Selection, event -> chosen(combo.getSelectionIndex()));
    }

    /** Lists the captures again if they changed, and selects the one that is open. */
    void update() {
        OpenRun nowRun = focus.focus().run();
        List<Fork> now = nowRun == null ? List.of() : nowRun.run().forks();
        Optional<CaptureSource> source = desk.source();
        String nowFile = source.filter(each -> each.fork().isEmpty()).map(CaptureSource::title).orElse(null);
        String nowName = nowRun == null ? "" : RunNames.shortName(nowRun);
        if (nowRun != run || !now.equals(forks) || !Objects.equals(nowFile, file) || !nowName.equals(runName)) {
            run = nowRun;
            runName = nowName;
            forks = now;
            file = nowFile;
            combo.removeAll();
            if (file != null) {
                combo.add(file);
            }
            forks.forEach(fork -> combo.add(ForkChoice.label(fork) + " \u00b7 " + runName));
            fit();
        }
        int first = file == null ? 0 : 1;
        int index = file != null ? 0 : source.flatMap(CaptureSource::fork).map(fork -> first + indexOf(fork.number()))
                .orElse(focus.focus().fork() == null ? -1 : first + indexOf(focus.focus().fork()));
        if (index >= 0 && index != combo.getSelectionIndex()) {
            combo.select(index);
        }
        combo.setToolTipText(index < 0 ? Messages.chooseCapture : Messages.chooseCapture + ":\n" + combo.getItem(index));
        combo.setEnabled(combo.getItemCount() > 1);
    }

    /** As wide as its widest line, unless that takes the room of the summary beside it. */
    private void fit() {
        int width = combo.computeSize(SWT.DEFAULT, SWT.DEFAULT).x;
        ((GridData) combo.getLayoutData()).widthHint = Math.min(width, (int) (SHARE * combo.getParent().getSize().x));
        combo.requestLayout();
    }

    private int indexOf(int number) {
        for (int i = 0; i < forks.size(); i++) {
            if (forks.get(i).number() == number) {
                return i;
            }
        }
        return -1;
    }

    private void chosen(int index) {
        int at = index - (file == null ? 0 : 1);
        if (at < 0) {
            return;
        }
        Fork fork = forks.get(at);
        focus.set(Focus.on(run).withFork(fork.variant(), fork.operation(), fork.number()), this);
        boolean there = desk.source().flatMap(CaptureSource::fork).filter(its -> its.number() == fork.number()).isPresent();
        if (!there && ForkChoice.captured(fork)) {
            // The focus was on that fork already, while a capture file was open.
            try {
                desk.open(CaptureSource.of(run.folder(), fork));
            } catch (InvalidFileException e) {
                ILog.get().warn("A run cannot be read any more.", e);
            }
        }
    }
}
