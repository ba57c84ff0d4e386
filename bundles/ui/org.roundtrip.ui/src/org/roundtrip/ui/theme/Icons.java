// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.theme;

import java.net.URL;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.ImageRegistry;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.graphics.Image;
import org.osgi.framework.FrameworkUtil;

/**
 * The workbench's pictures. Each is one SVG file in this bundle's folder {@code icons}, on a grid of 16 pixels, for
 * light and dark alike. The build makes a PNG file of each for the usual scales of screens, and only these are read,
 * because reading SVG takes a good part of a start. JFace chooses the one for the screen. Manifest files refer to the
 * same files by {@link #uri}.
 */
public final class Icons {
    private Icons() {
    }

    /** The picture of a name, which is that of its file without the ending. */
    public static ImageDescriptor descriptor(String name) {
        URL file = FrameworkUtil.getBundle(Icons.class).getEntry("icons/" + name + ".png");
        return file == null ? ImageDescriptor.getMissingImageDescriptor() : ImageDescriptor.createFromURL(file);
    }

    /** The address of the same picture, for manifest files and for what the workbench keeps until its next start. */
    public static String uri(String name) {
        return "platform:/plugin/org.roundtrip.ui/icons/" + name + ".png";
    }

    /** The same as an image that all callers share; they must not dispose of it. User interface's thread only. */
    public static Image image(String name) {
        ImageRegistry registry = JFaceResources.getImageRegistry();
        String key = "org.roundtrip.ui/" + name;
        if (registry.getDescriptor(key) == null) {
            registry.put(key, descriptor(name));
        }
        return registry.get(key);
    }
}
