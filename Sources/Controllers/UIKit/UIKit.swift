// SPDX-License-Identifier: Apache-2.0

// The module that apps import. It has no declarations of its own.

@_exported public import Accessibility
@_exported public import CoreGraphics
@_exported public import MullionCollectionGeometry
@_exported public import MullionCollectionViews
@_exported public import MullionCompositionalLayout
@_exported public import MullionControls
#if AppleFrameworks
@_exported public import CoreImage
#endif
@_exported public import DeveloperToolsSupport
@_exported public import Foundation
@_exported public import MullionDiffableSnapshots
@_exported public import MullionDocumentControllers
#if canImport(FoundationNetworking)
@_exported public import FoundationNetworking
#endif
import MullionInterfaceFiles
@_exported public import MullionListControllers
// `mullion build` uses the package AppleModules for declarations that Foundation lacks.
#if MULLION_PLAIN
@_exported public import MullionFoundation
#endif
@_exported public import MullionTables
@_exported public import MullionTextInput
@_exported public import MullionViewControllers
@_exported public import MullionViewTree
