// SPDX-License-Identifier: Apache-2.0

// What lets a person choose pictures and films, and shows Live Photos.

@_exported public import Photos
@_exported public import UIKit
@_exported public import UniformTypeIdentifiers
