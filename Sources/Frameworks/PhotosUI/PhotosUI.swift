// SPDX-License-Identifier: Apache-2.0

// A picker for pictures and videos, and views for Live Photos.

@_exported public import Photos
@_exported public import UIKit
@_exported public import UniformTypeIdentifiers
