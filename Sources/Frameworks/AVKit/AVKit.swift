// SPDX-License-Identifier: Apache-2.0

// Under this name applications import what reads films, beside UIKit.

@_exported public import AVFoundation
@_exported public import UIKit
