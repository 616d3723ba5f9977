// SPDX-License-Identifier: Apache-2.0

// What an application imports. The module has no declaration of its own.

@_exported public import Accessibility
@_exported public import CollectionGeometry
@_exported public import CollectionViews
@_exported public import CompositionalLayout
@_exported public import Controls
@_exported public import CoreGraphics
#if AppleFrameworks
@_exported public import CoreImage
#endif
@_exported public import DeveloperToolsSupport
@_exported public import DiffableSnapshots
@_exported public import DocumentControllers
@_exported public import Foundation
#if canImport(FoundationNetworking)
@_exported public import FoundationNetworking
#endif
import InterfaceFiles
@_exported public import ListControllers
// `mullion build` has what Foundation lacks from the package AppleModules.
#if MULLION_PLAIN
@_exported public import MullionFoundation
#endif
@_exported public import Tables
@_exported public import TextInput
@_exported public import ViewControllers
@_exported public import ViewTree
