// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.libraries;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Text;
import org.roundtrip.corba.own.DescribedOrb;
import org.roundtrip.corba.own.OwnOrb;
import org.roundtrip.corba.own.OwnOrbs;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.libraries.OwnOrbsPage.Row;

/**
 * The preference page of the ORBs that the user owns. They are described and tried; what a trial says stands below the
 * list.
 */
public final class OwnOrbsPage extends ListPage<Row> {
    private static final Texts TEXTS = Texts.of(OwnOrbsPage.class);
    private static final int LINES = 8;
    private static final int COLUMNS = 70;
    private final OwnOrbs orbs = new OwnOrbs(RoundtripHome.current());
    private volatile List<String> names = List.of();
    private Text said;
    private Button cancel;
    private TryOutJob trial;

    /**
     * An ORB of the list.
     *
     * @param problem what is missing of what it names; empty when nothing is
     */
    record Row(OwnOrb orb, String problem) {
    }

    /** A page with a sentence that says what is listed. */
    public OwnOrbsPage() {
        super(TEXTS.text("ownOrbsAre"));
    }

    @Override
    List<String> heads() {
        return List.of(TEXTS.text("orbName"), TEXTS.text("orbClass"), TEXTS.text("problem"));
    }

    @Override
    List<Row> rows() throws IOException {
        List<OwnOrb> described = orbs.list();
        names = described.stream().map(OwnOrb::name).toList();
        return described.stream().map(orb -> new Row(orb, new DescribedOrb(orb).problem().orElse(""))).toList();
    }

    @Override
    List<String> cells(Row row) {
        return List.of(row.orb().name(), row.orb().orbClass(), row.problem());
    }

    @Override
    protected Control createContents(Composite parent) {
        Composite body = (Composite) super.createContents(parent);
        said = new Text(body, SWT.BORDER | SWT.MULTI | SWT.READ_ONLY | SWT.WRAP | SWT.V_SCROLL);
        said.setText(TEXTS.text("nothingTried"));
        said.addListener(SWT.Dispose, event -> cancel());
        GridDataFactory.fillDefaults().span(2, 1).grab(true, true)
                .hint(convertWidthInCharsToPixels(COLUMNS), LINES * said.getLineHeight()).applyTo(said);
        return body;
    }

    @Override
    void addButtons() {
        button(TEXTS.text("addOrb"), false, none -> describe(Optional.empty()));
        button(TEXTS.text("changeOrb"), true, rows -> describe(Optional.of(rows.getFirst().orb())));
        button(TEXTS.text("remove"), true, rows -> work(TEXTS.text("removing"), () -> {
            for (Row row : rows) {
                orbs.remove(row.orb().name());
            }
            providers().askAgain();
        }));
        button(TEXTS.text("tryOrb"), true, rows -> tryOut(rows.getFirst().orb()));
        cancel = button(TEXTS.text("cancelTrial"), false, none -> cancel());
        cancel.setEnabled(false);
    }

    private void describe(Optional<OwnOrb> old) {
        List<String> taken = names.stream().filter(name -> old.isEmpty() || !old.get().name().equals(name)).toList();
        OwnOrbDialog dialog = new OwnOrbDialog(getShell(), old, taken);
        if (dialog.open() == Window.OK) {
            work(TEXTS.text("saving"), () -> {
                orbs.put(dialog.orb());
                if (old.isPresent() && !old.get().name().equals(dialog.orb().name())) {
                    orbs.remove(old.get().name());
                }
                providers().askAgain();
            });
        }
    }

    private void tryOut(OwnOrb orb) {
        if (trial != null && trial.getState() != Job.NONE) {
            return;
        }
        said.setText("");
        cancel.setEnabled(true);
        trial = new TryOutJob(orb, providers(), said, () -> cancel.setEnabled(false));
        trial.schedule();
    }

    private void cancel() {
        if (trial != null) {
            trial.cancel();
        }
    }
}
