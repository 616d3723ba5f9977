// SPDX-License-Identifier: Apache-2.0

// The part of Photos that is meaningful without a photo library: authorization, and Live Photos from files.

@_exported public import UIKit
