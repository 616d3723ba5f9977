// SPDX-License-Identifier: Apache-2.0

// The module name under which apps import AVFoundation together with UIKit.

@_exported public import AVFoundation
@_exported public import UIKit
