// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.view;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.views.IViewDescriptor;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.difference.PlanDifference;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.theme.Icons;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.providers.Providers;

/** The button in a run view's tool bar that chooses which of the open runs is shown. */
final class RunChooser extends MenuButton {
    private static final Texts TEXTS = Texts.of(RunChooser.class);

    private final RunView view;

    private RunChooser(RunView view) {
        super(TEXTS.text("chooseRun"), "runs-chooser");
        this.view = view;
        setToolTipText(TEXTS.text("chooseRunTip"));
    }

    static void addTo(RunView view) {
        view.getViewSite().getActionBars().getToolBarManager().add(new RunChooser(view));
    }

    @Override
    protected void fill(IMenuManager menu) {
        for (OpenRun run : view.runs().all()) {
            Action choose = new Action(label(run), AS_RADIO_BUTTON) {
                @Override
                public void run() {
                    if (isChecked()) {
                        choose(run);
                    }
                }
            };
            choose.setImageDescriptor(Icons.descriptor(RunNames.icon(run.run().outcome())));
            choose.setChecked(run == view.run());
            menu.add(choose);
        }
        menu.add(new Separator());
        Action keep = new Action(TEXTS.text("keepOnRun"), AS_CHECK_BOX) {
            @Override
            public void run() {
                view.keep(isChecked() ? view.run() : null);
            }
        };
        keep.setChecked(view.isKept());
        keep.setEnabled(view.run() != null);
        menu.add(keep);
        menu.add(action(TEXTS.text("anotherView"), mayHaveAnother() && view.run() != null, this::openAnother));
        menu.add(action(TEXTS.text("closeRun"), view.run() != null && !view.run().live(), this::close));
    }

    /** Its name, and how it differs from the run that is shown when both are of the same plan. */
    private String label(OpenRun run) {
        String name = RunNames.shortName(run);
        OpenRun shown = view.run();
        String difference = shown == null || !shown.run().plan().name().equals(run.run().plan().name()) ? ""
                : PlanDifference.inShort(run.run(), shown.run(),
                        view.getSite().getService(Providers.class)::optionName);
        return difference.isEmpty() ? name : TEXTS.text("listedRun", name, difference);
    }

    private static Action action(String text, boolean enabled, Runnable what) {
        Action action = new Action(text) {
            @Override
            public void run() {
                what.run();
            }
        };
        action.setEnabled(enabled);
        return action;
    }

    private boolean mayHaveAnother() {
        IViewDescriptor descriptor =
                PlatformUI.getWorkbench().getViewRegistry().find(view.getViewSite().getId());
        return descriptor != null && descriptor.getAllowMultiple();
    }

    private void openAnother() {
        RunViews.openBeside(view.getSite().getPage(), view.getViewSite().getId(), view.run());
    }

    private void close() {
        view.runs().close(view.run());
    }

    private void choose(OpenRun run) {
        if (view.isKept()) {
            view.keep(run);
        } else {
            view.focus().open(Focus.on(run), this);
        }
    }
}
