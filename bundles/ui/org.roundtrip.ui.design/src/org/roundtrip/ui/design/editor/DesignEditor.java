// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.editor;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorSite;
import org.eclipse.ui.ISaveablePart2;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.part.EditorPart;
import org.eclipse.ui.views.contentoutline.IContentOutlinePage;
import org.roundtrip.design.Design;
import org.roundtrip.design.Edited;
import org.roundtrip.design.ToModel;
import org.roundtrip.files.FolderWatch;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.files.DrawingFiles;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.design.editing.DesignEditing;
import org.roundtrip.ui.design.editing.DesignInput;
import org.roundtrip.ui.design.editing.DesignListener;
import org.roundtrip.ui.design.editing.PayloadEditing;
import org.roundtrip.ui.design.outline.OutlinePage;
import org.roundtrip.ui.form.NameDialog;
import org.roundtrip.ui.view.EmptyState;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.open.QuietWatch;
import org.roundtrip.ui.view.FocusPlace;
import org.roundtrip.ui.save.EditedFile;
import org.roundtrip.ui.save.SaveQuestion;
import org.roundtrip.ui.undo.EditorActions;

/**
 * Edits a payload's file. It adapts to {@link DesignEditing}. A file that is damaged, or of a newer release, is never
 * written: the editor then says what is wrong with it.
 */
public final class DesignEditor extends EditorPart implements ISaveablePart2 {
    /** Id of this editor. */
    public static final String ID = DesignInput.EDITOR;
    private static final Texts TEXTS = Texts.of(DesignEditor.class);
    private final PayloadEditing payload = new PayloadEditing();
    private EditorActions actions;
    private final DesignEditing editing = payload.editing();
    private EditedFile file;
    private QuietWatch watch;
    private DraftKeeping keeping;
    private Composite place;
    private DesignPage page;
    private boolean disposed;
    /** What the workbench was told last; telling it takes longer than most edits. */
    private boolean dirty;

    @Override
    public void init(IEditorSite site, IEditorInput input) throws PartInitException {
        if (!(input instanceof DesignInput)) {
            throw new PartInitException(TEXTS.text("not.payload", input.getName()));
        }
        setSite(site);
        setInput(input);
        setPartName(input.getName());
        file = new EditedFile(site.getShell().getDisplay());
    }

    /** What a payload is called among other things: a plan may have its name. @param name that of the payload */
    public static String title(String name) {
        return TEXTS.text("title", name);
    }

    private Path path() {
        return ((DesignInput) getEditorInput()).file();
    }

    @Override
    public void createPartControl(Composite parent) {
        place = parent;
        place.setLayout(new FillLayout());
        editing.addListener(new DesignListener() {
            @Override
            public void designChanged(Design before) {
                setPartName(title(editing.design().name()));
                if (isDirty() != dirty) {
                    dirty = !dirty;
                    firePropertyChange(ISaveablePart2.PROP_DIRTY);
                }
            }

            @Override
            public void refusalChanged() {
                getEditorSite().getActionBars().getStatusLineManager()
                        .setErrorMessage(editing.refusal().isEmpty() ? null : editing.refusal());
            }
        });
        actions = new EditorActions(getEditorSite(), payload.undoContext());
        actions.show(getEditorSite());
        load();
        follow();
    }

    /** Reads the file in the background, then shows it. */
    private void load() {
        Path from = path();
        KeptDraft kept = kept(from);
        file.read(from, () -> DesignReading.of(from, kept), DesignReading::written, reading -> {
            if (!disposed && from.equals(path())) {
                show(reading);
            }
        });
    }

    private void show(DesignReading reading) {
        if (reading.design() != null) {
            payload.begin(reading.design(), reading.design());
            if (keeping == null) {
                keeping = new DraftKeeping(payload, kept(path()));
            }
        }
        if (page == null || reading.design() == null) {
            build(reading.problem());
        }
        reading.draft().ifPresent(draft -> {
            editing.apply(TEXTS.text("draft"), Edited.of(draft));
            editing.refuse(TEXTS.text("draft.here"));
        });
    }

    private KeptDraft kept(Path of) {
        return new KeptDraft(getSite().getService(RoundtripHome.class).drafts(), of);
    }

    /** @param problem why there is nothing to edit, or empty */
    private void build(String problem) {
        for (var child : place.getChildren()) {
            child.dispose();
        }
        page = null;
        if (problem.isEmpty()) {
            page = new DesignPage(place, editing, getSite());
        } else {
            new EmptyState(place, TEXTS.text("unreadable"), TEXTS.text("unchanged", problem));
        }
        place.layout();
        // A dialog that was opened while the file was read, such as that of an import's notes, keeps the keyboard.
        Shell active = place.getDisplay().getActiveShell();
        if (getSite().getPage().getActivePart() == this && (active == null || active == place.getShell())) {
            setFocus();
        }
    }

    private boolean shown() {
        return page != null;
    }

    /** Reads the file again when another program has written it, unless there are unsaved changes. */
    private void follow() {
        unwatch();
        List<Path> folder = List.of(path().getParent());
        Display display = place.getDisplay();
        watch = new QuietWatch(getSite().getService(OpenRuns.class), changed -> FolderWatch.start(folder, 0, changed), () -> {
            if (!display.isDisposed()) {
                display.asyncExec(this::lookAgain);
            }
        });
    }

    private void lookAgain() {
        if (!disposed && !isDirty() && file.isChanged(path())) {
            load();
        }
    }

    private void unwatch() {
        if (watch != null) {
            watch.close();
            watch = null;
        }
    }

    /** A plan may have the name of the payload, and a tab cuts long names. The tip says what the tab is about. */
    @Override
    public String getTitleToolTip() {
        return TEXTS.text("tab.tip", editing.isOpen() ? editing.design().name() : getPartName(), super.getTitleToolTip());
    }

    @Override
    public <T> T getAdapter(Class<T> adapter) {
        return adapter == DesignEditing.class ? adapter.cast(editing)
                : adapter == EditorActions.class ? adapter.cast(actions)
                : adapter == IContentOutlinePage.class ? adapter.cast(new OutlinePage(editing, () -> { })) : super.getAdapter(adapter);
    }

    @Override
    public void doSave(IProgressMonitor monitor) {
        if (shown() && !(finished() && write(path(), editing.design()))) {
            monitor.setCanceled(true);
        }
    }

    /** Whether all that was typed is valid; says what is not. */
    private boolean finished() {
        editing.refuse(payload.problem());
        return payload.problem().isEmpty();
    }

    private boolean write(Path to, Design design) {
        try {
            file.write(DrawingFiles.toJson(ToModel.drawing(design)), to);
            payload.saved();
            return true;
        } catch (IOException e) {
            MessageDialog.openError(getSite().getWorkbenchWindow().getShell(), TEXTS.text("write.title"),
                    TEXTS.text("write.failed", to, e.getMessage()));
            return false;
        }
    }

    @Override
    public void doSaveAs() {
        if (shown() && finished()) {
            NameDialog.ask(getSite().getWorkbenchWindow().getShell(), TEXTS.text("save.title"), TEXTS.text("save.question"),
                    editing.design().name()).ifPresent(this::saveAs);
        }
    }

    /** Saves the payload under another name among the user's payloads, and continues with that file. */
    public void saveAs(String name) {
        Design named = editing.design().named(name);
        Path to = getSite().getService(RoundtripHome.class).newPayload(name);
        if (write(to, named)) {
            payload.begin(named, named);
            setInputWithNotify(new DesignInput(to));
            keeping.end();
            keeping = new DraftKeeping(payload, kept(to));
            follow();
        }
    }

    @Override
    public boolean isDirty() {
        return shown() && payload.dirty();
    }

    @Override
    public int promptToSaveOnClose() {
        return SaveQuestion.ask(getSite().getWorkbenchWindow(), TEXTS.text("what", editing.design().name()), path(), payload.changes());
    }

    @Override
    public boolean isSaveAsAllowed() {
        return true;
    }

    @Override
    public void setFocus() {
        // A field of this editor that has the focus keeps it. The empty editor itself has it while the file is being read.
        if (shown() && (place.isFocusControl() || !FocusPlace.within(place))) {
            page.setFocus();
        } else if (!shown()) {
            place.setFocus();
        }
        lookAgain();
    }

    @Override
    public void dispose() {
        disposed = true;
        unwatch();
        if (keeping != null) {
            keeping.end();
        }
        payload.dispose();
        super.dispose();
    }
}
