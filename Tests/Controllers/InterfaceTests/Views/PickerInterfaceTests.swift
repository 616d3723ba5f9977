// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that UIKit code for pickers, documents, columns and tabs compiles.
@MainActor
struct PickerInterfaceTests {
  private final class Album: UIViewController, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate, UINavigationItemRenameDelegate
  {
    var picture: UIImage?
    func ask() -> UIImagePickerController {
      let picker = UIImagePickerController()
      picker.delegate = self
      picker.allowsEditing = true
      picker.mediaTypes = ["public.image"]
      if UIImagePickerController.isSourceTypeAvailable(.camera) {
        picker.sourceType = .camera
      } else {
        picker.sourceType = .photoLibrary
      }
      return picker
    }
    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      picture = (info[.editedImage] ?? info[.originalImage]) as? UIImage
      picker.dismiss(animated: true)
    }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      picker.dismiss(animated: true)
    }
    func navigationItem(
      _ navigationItem: UINavigationItem, didEndRenamingWith title: String
    ) {}
  }

  @Test func `pictures are picked and documents renamed`() {
    let album = Album()
    expect(album.ask().sourceType, equals: .photoLibrary)
    expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
    let properties = UIDocumentProperties(url: URL(fileURLWithPath: "/tmp/a.txt"))
    properties.activityViewControllerProvider = {
      UIActivityViewController(activityItems: [], applicationActivities: nil)
    }
    album.navigationItem.documentProperties = properties
    album.navigationItem.renameDelegate = album
    expect(album.navigationItem.documentProperties === properties)
  }

  @Test func `columns, tabs, pages and searches have their settings`() {
    let split = UISplitViewController(style: .tripleColumn)
    split.preferredSplitBehavior = .tile
    split.displayModeButtonVisibility = .never
    split.showsSecondaryOnlyButton = true
    let item = UITabBarItem(title: "A", image: nil, tag: 0)
    item.setBadgeTextAttributes([.foregroundColor: UIColor.black], for: .normal)
    expect(item.badgeTextAttributes(for: .normal)?.count, equals: 1)
    let tabs = UITabBarController()
    expect(tabs.contentLayoutGuide.owningView === tabs.view)
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.isDoubleSided = true
    let search = UISearchController()
    search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
    search.searchBar.setScopeBarButtonBackgroundImage(nil, for: .normal)
    search.searchBar.setScopeBarButtonDividerImage(
      nil, forLeftSegmentState: .normal, rightSegmentState: .selected)
    expect(split.splitBehavior, equals: .tile)
  }
}
