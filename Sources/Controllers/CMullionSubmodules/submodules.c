// SPDX-License-Identifier: Apache-2.0

// The module map beside this file is all that the target is for; SwiftPM refuses one without sources.
