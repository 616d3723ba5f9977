// SPDX-License-Identifier: Apache-2.0

#ifndef CMULLION_LIBRARIES_H
#define CMULLION_LIBRARIES_H

// Tells whether system libraries can be used that a release loads when they are called first.

/// The libraries that are loaded together.
enum CMullionLibraryGroup {
  /// Cairo, Pango, gdk-pixbuf.
  CMullionPictureLibraries = 1,
  /// GTK.
  CMullionWindowLibraries = 2,
};

/// Returns the Debian packages to install for a group, or `NULL` if its libraries are loaded or linked.
const char *_Nullable CMullionMissingPackages(enum CMullionLibraryGroup group);

#endif
