// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IViewSite;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.packets.desk.CaptureDesk;
import org.roundtrip.ui.packets.desk.ForkChoice;
import org.roundtrip.ui.view.MenuButton;
import org.roundtrip.ui.view.RunNames;
import org.roundtrip.ui.view.ViewAction;

/**
 * The button in the view's tool bar that chooses the run whose packets are shown. It offers open runs, and the latest
 * recorded ones.
 */
final class RunButton extends MenuButton {
    private static final Texts TEXTS = Texts.of(RunButton.class);

    private final IViewSite site;
    private final CaptureDesk desk;
    private final OpenRuns runs;
    private final FocusService focus;
    private final RecordedRuns recorded;
    private final Job reading = Job.createSystem(TEXTS.text("findingRuns"), (ICoreRunnable) monitor -> read());

    private RunButton(IViewSite site, CaptureDesk desk) {
        super(TEXTS.text("chooseRun"), "runs-chooser");
        this.site = site;
        this.desk = desk;
        runs = site.getService(OpenRuns.class);
        focus = site.getService(FocusService.class);
        recorded = new RecordedRuns(site.getService(RoundtripHome.class).runs());
        setToolTipText(TEXTS.text("chooseRunTip"));
        reading.schedule();
    }

    /** Adds the button, with its name beside the picture. */
    static void addTo(IViewSite site, CaptureDesk desk) {
        ActionContributionItem item = new ActionContributionItem(new RunButton(site, desk));
        item.setMode(ActionContributionItem.MODE_FORCE_TEXT);
        site.getActionBars().getToolBarManager().add(item);
    }

    private void read() {
        try {
            recorded.read();
        } catch (IOException e) {
            // The menu then offers the open runs only.
        }
    }

    @Override
    protected void fill(IMenuManager menu) {
        List<OpenRun> open = runs.all().stream().filter(run -> run.run().forks().stream().anyMatch(ForkChoice::captured)).toList();
        boolean file = desk.source().filter(source -> source.fork().isEmpty()).isPresent();
        for (OpenRun run : open) {
            menu.add(ViewAction.choice(PacketListMenu.escaped(RunNames.shortName(run)), "", RunNames.icon(run.run().outcome()),
                    !file && run == focus.focus().run(), () -> show(run)));
        }
        List<RecordedRuns.Recorded> others = recorded.latest().stream().filter(each -> runs.find(each.folder()).isEmpty()).toList();
        if (!open.isEmpty() && !others.isEmpty()) {
            menu.add(new Separator());
        }
        others.forEach(each -> menu.add(ViewAction.push(PacketListMenu.escaped(each.name()), each.folder().toString(), null, () -> open(each.folder()))));
        if (menu.isEmpty()) {
            Action none = ViewAction.push(TEXTS.text("noOtherRun"), null, () -> { });
            none.setEnabled(false);
            menu.add(none);
        }
        // For the next time: a run may have been recorded meanwhile.
        reading.schedule();
    }

    private void show(OpenRun run) {
        if (run == focus.focus().run()) {
            desk.openFocus();
        } else {
            focus.set(Focus.on(run), this);
        }
    }

    private void open(Path folder) {
        Display display = site.getShell().getDisplay();
        Job.create(TEXTS.text("openingRun", folder.getFileName()), monitor -> {
            try {
                OpenRun run = runs.open(RunFolder.open(folder));
                display.asyncExec(() -> show(run));
                return Status.OK_STATUS;
            } catch (IOException e) {
                return Status.error(e.getMessage(), e);
            }
        }).schedule();
    }
}
