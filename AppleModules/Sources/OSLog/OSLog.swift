// SPDX-License-Identifier: Apache-2.0

// Apple's OSLog contains all logging declarations of os, under a separate module name.
@_exported import os
